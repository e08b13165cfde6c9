//! A function's local variables, those used most first, and none that nobody uses: two functions that do the same with
//! their values then say it with the same numbers more often.
use std::cmp::Reverse;

use wasm_encoder::reencode::{Reencode, utils};
use wasm_encoder::{CodeSection, Function, Instruction, Module, ValType};
use wasmparser::{CodeSectionReader, CustomSectionReader, FunctionBody, Operator, Parser};

use crate::Result;
use crate::functions::{Functions, at, count};

pub fn often_first(module: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::of(module)?;
    let values = functions.own().map(|(own, _)| functions.values[at(functions.type_of(own))]);
    let mut locals = Locals { values: values.collect(), numbers: Vec::new() };
    let mut written = Module::new();
    utils::parse_core_module(&mut locals, &mut written, Parser::new(0), module)?;
    Ok(written.finish())
}

struct Locals {
    /// With how many values each own function is called; they are its first locals.
    values: Vec<u32>,
    /// What the locals' numbers of the function being written become.
    numbers: Vec<u32>,
}

impl Locals {
    fn write(&mut self, body: &FunctionBody<'_>, values: u32) -> Result<Function> {
        let mut types: Vec<ValType> = Vec::new();
        for group in body.get_locals_reader()? {
            let (several, ty) = group?;
            let ty = self.val_type(ty)?;
            types.extend(std::iter::repeat_n(ty, at(several)));
        }
        let mut uses = vec![0_u32; at(values) + types.len()];
        for operator in body.get_operators_reader()? {
            if let Operator::LocalGet { local_index }
            | Operator::LocalSet { local_index }
            | Operator::LocalTee { local_index } = operator?
            {
                uses[at(local_index)] += 1;
            }
        }
        let (_, uses) = uses.split_at(at(values));
        let mut order: Vec<usize> = (0..types.len()).filter(|local| uses[*local] > 0).collect();
        // Those of one type stand together, as they are written down.
        order.sort_by_key(|local| (types[*local], Reverse(uses[*local])));
        self.numbers = (0..values + count(&types)).collect();
        for (number, local) in (values..).zip(&order) {
            self.numbers[at(values) + local] = number;
        }
        let mut written = Function::new_with_locals_types(order.iter().map(|local| types[*local]));
        let mut reader = body.get_operators_reader()?;
        while !reader.eof() {
            written.instruction(&self.parse_instruction(&mut reader)?);
        }
        Ok(written)
    }
}

impl Reencode for Locals {
    type Error = &'static str;

    fn instruction<'a>(&mut self, operator: Operator<'a>) -> Result<Instruction<'a>> {
        let number = |local: u32| self.numbers[at(local)];
        Ok(match operator {
            Operator::LocalGet { local_index } => Instruction::LocalGet(number(local_index)),
            Operator::LocalSet { local_index } => Instruction::LocalSet(number(local_index)),
            Operator::LocalTee { local_index } => Instruction::LocalTee(number(local_index)),
            other => utils::instruction(self, other)?,
        })
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<()> {
        for (own, body) in section.into_iter().enumerate() {
            let values = self.values[own];
            code.function(&self.write(&body?, values)?);
        }
        Ok(())
    }

    /// Names of functions and locals that are others now, and other notes for people.
    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Result<()> {
        Ok(())
    }
}
