//! The released page is cut into a file for the street and one for each shop (`scripts/bin/wasm-bindgen`). The cut
//! needs to know what refers to what.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_ARCH", "wasm32") && is("PROFILE", "release") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
}
