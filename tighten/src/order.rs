//! In which order a module's functions and types stand.
use std::cmp::Reverse;

use wasm_encoder::reencode::{Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module, TypeSection};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Parser, TypeSectionReader,
};

use crate::Result;
use crate::alike::side_by_side;
use crate::functions::{Functions, at};

/// So many numbers take one byte.
const SHORT: usize = 128;

/// The functions called most have the short numbers; among these and among all others, like stands beside like. Types
/// stand by how often they are meant, and those that nobody means are left out.
pub fn order(module: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::of(module)?;
    let mut uses =
        Uses { types: vec![0; functions.values.len()], functions: vec![0; functions.types.len()] };
    utils::parse_core_module(&mut uses, &mut Module::new(), Parser::new(0), module)?;

    let mut often: Vec<usize> = (0..functions.bodies.len()).collect();
    let calls = |own: usize| uses.functions[at(functions.imported) + own];
    often.sort_by_key(|own| Reverse(calls(*own)));
    let short = SHORT.saturating_sub(at(functions.imported)).min(often.len());
    let rest = often.split_off(short);
    let alike = |some: Vec<usize>| {
        let bodies: Vec<&[u8]> = some.iter().map(|own| functions.bodies[*own].as_bytes()).collect();
        side_by_side(&bodies).into_iter().map(move |place| some[place])
    };
    let sorted = alike(often).chain(alike(rest)).collect();

    let mut types: Vec<usize> = (0..uses.types.len()).filter(|ty| uses.types[*ty] > 0).collect();
    types.sort_by_key(|ty| Reverse(uses.types[*ty]));

    let mut order = Order {
        imported: functions.imported,
        functions: Turned::of(sorted, functions.bodies.len()),
        types: Turned::of(types, functions.values.len()),
    };
    let mut written = Module::new();
    utils::parse_core_module(&mut order, &mut written, Parser::new(0), module)?;
    Ok(written.finish())
}

/// How often each is meant.
struct Uses {
    types: Vec<usize>,
    functions: Vec<usize>,
}

impl Reencode for Uses {
    type Error = &'static str;

    fn type_index(&mut self, ty: u32) -> Result<u32> {
        self.types[at(ty)] += 1;
        Ok(ty)
    }

    fn function_index(&mut self, function: u32) -> Result<u32> {
        self.functions[at(function)] += 1;
        Ok(function)
    }
}

/// A list in another order.
struct Turned {
    /// Where each stood.
    before: Vec<usize>,
    /// What the old numbers are now.
    now: Vec<u32>,
}

impl Turned {
    fn of(before: Vec<usize>, all: usize) -> Turned {
        let mut now = vec![0; all];
        for (place, old) in (0..).zip(&before) {
            now[*old] = place;
        }
        Turned { before, now }
    }

    fn sort<T: Clone>(&self, all: &[T]) -> Vec<T> {
        self.before.iter().map(|old| all[*old].clone()).collect()
    }
}

struct Order {
    /// Functions from outside come first and keep their numbers.
    imported: u32,
    functions: Turned,
    types: Turned,
}

impl Reencode for Order {
    type Error = &'static str;

    fn type_index(&mut self, ty: u32) -> Result<u32> {
        Ok(self.types.now[at(ty)])
    }

    fn function_index(&mut self, function: u32) -> Result<u32> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |own| self.imported + self.functions.now[at(own)]))
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: TypeSectionReader<'_>,
    ) -> Result<()> {
        let all =
            section.into_iter_err_on_gc_types().collect::<std::result::Result<Vec<_>, _>>()?;
        for ty in self.types.sort(&all) {
            let ty = self.func_type(ty)?;
            types.ty().func_type(&ty);
        }
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        types: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<()> {
        let all = section.into_iter().collect::<std::result::Result<Vec<u32>, _>>()?;
        for ty in self.functions.sort(&all) {
            types.function(self.type_index(ty)?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<()> {
        let all = section.into_iter().collect::<std::result::Result<Vec<FunctionBody<'_>>, _>>()?;
        for body in self.functions.sort(&all) {
            self.parse_function_body(code, body)?;
        }
        Ok(())
    }
}
