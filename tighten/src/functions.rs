//! What there is to know of a module's functions.
use std::collections::BTreeMap;

use wasm_encoder::reencode::Reencode;
use wasmparser::{
    Element, ElementItems, ElementKind, FunctionBody, Operator, Parser, Payload, TypeRef,
};

use crate::Result;

#[derive(Default)]
pub struct Functions<'a> {
    /// So many come from outside. They have the first numbers and no bodies.
    pub imported: u32,
    /// The type of each, those from outside first.
    pub types: Vec<u32>,
    /// With how many values each type is called.
    pub values: Vec<u32>,
    pub bodies: Vec<FunctionBody<'a>>,
    /// Which function stands where: by table and place.
    pub tables: BTreeMap<(u32, u32), u32>,
}

impl<'a> Functions<'a> {
    pub fn of(module: &'a [u8]) -> Result<Functions<'a>> {
        let mut all = Functions::default();
        for part in Parser::new(0).parse_all(module) {
            match part? {
                Payload::TypeSection(types) => {
                    for ty in types.into_iter_err_on_gc_types() {
                        all.values.push(count(ty?.params()));
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        if let TypeRef::Func(ty) = import?.ty {
                            all.types.push(ty);
                        }
                    }
                    all.imported = count(&all.types);
                }
                Payload::FunctionSection(types) => {
                    for ty in types {
                        all.types.push(ty?);
                    }
                }
                Payload::ElementSection(elements) => {
                    for element in elements {
                        all.stand(element?)?;
                    }
                }
                Payload::CodeSectionEntry(body) => all.bodies.push(body),
                _ => {}
            }
        }
        Ok(all)
    }

    /// Notes who stands where.
    fn stand(&mut self, element: Element<'_>) -> Result<()> {
        let ElementKind::Active { table_index, offset_expr } = element.kind else { return Ok(()) };
        let ElementItems::Functions(items) = element.items else { return Ok(()) };
        let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
            return Ok(());
        };
        for (place, function) in (value.cast_unsigned()..).zip(items) {
            self.tables.insert((table_index.unwrap_or(0), place), function?);
        }
        Ok(())
    }

    /// The own functions with their numbers.
    pub fn own(&self) -> impl Iterator<Item = (u32, &FunctionBody<'a>)> {
        (self.imported..).zip(&self.bodies)
    }

    pub fn type_of(&self, function: u32) -> u32 {
        self.types[at(function)]
    }
}

/// A body as `written` writes it.
pub fn body<R: Reencode>(
    written: &mut R,
    body: &FunctionBody<'_>,
) -> std::result::Result<Vec<u8>, wasm_encoder::reencode::Error<R::Error>> {
    let mut function = written.new_function_with_parsed_locals(body)?;
    let mut reader = body.get_operators_reader()?;
    while !reader.eof() {
        function.instruction(&written.parse_instruction(&mut reader)?);
    }
    Ok(function.into_raw_body())
}

/// Where number `number` stands in a list.
pub fn at(number: u32) -> usize {
    usize::try_from(number).expect("nobody builds this on 16 bits")
}

/// How many there are, as modules count.
pub fn count<T>(all: &[T]) -> u32 {
    u32::try_from(all.len()).expect("a module counts in 32 bits")
}
