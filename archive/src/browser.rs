//! What the service worker calls.
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
pub struct Unpacking(crate::Unpacking);

#[wasm_bindgen]
impl Unpacking {
    #[wasm_bindgen(constructor)]
    pub fn new(packed: Vec<u8>) -> Unpacking {
        Unpacking(crate::Unpacking::new(packed))
    }

    /// The next `count` bytes.
    pub fn next(&mut self, count: usize) -> Vec<u8> {
        self.0.next(count)
    }
}
