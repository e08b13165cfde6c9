// Starts the computer players in their Web Worker. A failure is thrown where the page's `onerror` hears it.
importScripts("./worker.js");
wasm_bindgen({ module_or_path: "./worker_bg.wasm" }).catch((error) => setTimeout(() => { throw error; }));
