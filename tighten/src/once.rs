//! What is there twice, once. Functions of one type and one body are one function: a shop has hundreds, mostly ways to
//! call something in another part. Where that part is here, too, such a way is not needed: whoever took it means its end.
use std::collections::BTreeMap;

use wasm_encoder::reencode::{Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionBody, FunctionSectionReader, Operator, Parser};

use crate::Result;
use crate::functions::{Functions, at, body, count};

pub fn once(module: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::of(module)?;
    let all = 0..count(&functions.types);
    let mut once =
        Once { imported: functions.imported, meant: all.clone().collect(), places: all.collect() };
    once.straighten(&functions)?;
    while once.unite(&functions)? {}
    once.close_ranks();
    let mut written = Module::new();
    utils::parse_core_module(&mut once, &mut written, Parser::new(0), module)?;
    Ok(written.finish())
}

struct Once {
    imported: u32,
    /// Which function is meant by each number.
    meant: Vec<u32>,
    /// Where that function stands when the others are gone.
    places: Vec<u32>,
}

impl Once {
    fn stays(&self, function: u32) -> bool {
        self.meant[at(function)] == function
    }

    fn end_of(&self, mut function: u32) -> u32 {
        while !self.stays(function) {
            function = self.meant[at(function)];
        }
        function
    }

    /// Whoever means a function that only passes the call on means where it goes.
    fn straighten(&mut self, functions: &Functions<'_>) -> Result<()> {
        for (own, body) in functions.own() {
            let Some(goes_to) = passes_on(functions, own, body)? else { continue };
            // (Two that pass to each other for ever stay.)
            let end = self.end_of(goes_to);
            if end != own && functions.type_of(end) == functions.type_of(own) {
                self.meant[at(own)] = end;
            }
        }
        Ok(())
    }

    /// The first of those that are the same stands for all. Whether there were any: then others may be the same now,
    /// because they call the same.
    fn unite(&mut self, functions: &Functions<'_>) -> Result<bool> {
        self.meant = self.meant.iter().map(|one| self.end_of(*one)).collect();
        let mut first = BTreeMap::new();
        let mut united = false;
        for (own, code) in functions.own().filter(|(own, _)| self.stays(*own)).collect::<Vec<_>>() {
            let same = (functions.type_of(own), body(self, code)?);
            let stands = *first.entry(same).or_insert(own);
            self.meant[at(own)] = stands;
            united |= stands != own;
        }
        Ok(united)
    }

    fn close_ranks(&mut self) {
        let mut next = 0;
        for ((function, meant), place) in (0..).zip(&self.meant).zip(&mut self.places) {
            *place = next;
            next += u32::from(*meant == function);
        }
    }
}

/// Where a function passes every call on to, as it came.
fn passes_on(functions: &Functions<'_>, own: u32, body: &FunctionBody<'_>) -> Result<Option<u32>> {
    let values = functions.values[at(functions.type_of(own))];
    let mut rest = body.get_operators_reader()?;
    for value in 0..values {
        if !matches!(rest.read()?, Operator::LocalGet { local_index } if local_index == value) {
            return Ok(None);
        }
    }
    let goes_to = match rest.read()? {
        Operator::Call { function_index } => Some(function_index),
        Operator::I32Const { value } => match rest.read()? {
            Operator::CallIndirect { table_index, .. } => {
                functions.tables.get(&(table_index, value.cast_unsigned())).copied()
            }
            _ => None,
        },
        _ => None,
    };
    Ok(goes_to.filter(|_| matches!(rest.read(), Ok(Operator::End)) && rest.eof()))
}

impl Reencode for Once {
    type Error = &'static str;

    fn function_index(&mut self, function: u32) -> Result<u32> {
        Ok(self.places[at(self.meant[at(function)])])
    }

    fn parse_function_section(
        &mut self,
        types: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<()> {
        for (own, ty) in (self.imported..).zip(section) {
            if self.stays(own) {
                types.function(ty?);
            }
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<()> {
        for (own, body) in (self.imported..).zip(section) {
            if self.stays(own) {
                self.parse_function_body(code, body?)?;
            }
        }
        Ok(())
    }
}
