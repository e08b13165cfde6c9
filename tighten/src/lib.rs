//! A WebAssembly module written down in fewer bytes; what it does stays the same.
//!
//! - The page is cut by where its code refers to what (`scripts/bin/wasm-bindgen`), and for that every number that
//!   refers to something is as long as any could be. Afterwards each is as short as it can be.
//! - Functions stand in the order of their length. Those of the same shape then stand beside each other, which is where
//!   gzip looks for what it has seen before; and the short ones, which are called most, have the shortest numbers.
//! - Names and other notes for people are left out.
use std::convert::Infallible;

use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    BinaryReaderError, CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader,
    Parser, Payload, TypeRef,
};

/// The same module, tightened. `Err` if these bytes are no module.
pub fn tighten(module: &[u8]) -> Result<Vec<u8>, Error> {
    let mut order = Order::of(module)?;
    let mut tight = Module::new();
    utils::parse_core_module(&mut order, &mut tight, Parser::new(0), module)?;
    Ok(tight.finish())
}

/// In which order the module's own functions are to stand.
struct Order {
    /// Functions from outside come first and keep their numbers.
    imported: u32,
    /// The own functions, the shortest first, by where they stood among them.
    sorted: Vec<usize>,
    /// For each own function its new place.
    places: Vec<u32>,
}

impl Order {
    fn of(module: &[u8]) -> Result<Order, BinaryReaderError> {
        let mut imported = 0;
        let mut lengths = Vec::new();
        for part in Parser::new(0).parse_all(module) {
            match part? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => lengths.push(body.as_bytes().len()),
                _ => {}
            }
        }
        let mut sorted: Vec<usize> = (0..lengths.len()).collect();
        sorted.sort_by_key(|own| lengths[*own]);
        let mut places = vec![0; sorted.len()];
        for (place, own) in (0..).zip(&sorted) {
            places[*own] = place;
        }
        Ok(Order { imported, sorted, places })
    }

    fn sort<T: Clone>(&self, all: &[T]) -> Vec<T> {
        self.sorted.iter().filter_map(|own| all.get(*own)).cloned().collect()
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        let place = own.and_then(|own| self.places.get(usize::try_from(own).ok()?));
        Ok(place.map_or(function, |place| self.imported + place))
    }

    fn parse_function_section(
        &mut self,
        types: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        let all = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for ty in self.sort(&all) {
            types.function(self.type_index(ty)?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let all = section.into_iter().collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        for body in self.sort(&all) {
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
