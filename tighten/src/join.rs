//! Modules that travel in one file, as one: what they have in common is said once.
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, FuncType, FunctionSection, ImportSection, Module,
    TypeSection,
};
use wasmparser::{Data, Import, Parser, Payload, TypeRef};

use crate::Result;
use crate::functions::{at, count};

/// The parts behind each other. They meet in one memory and one table, which come from outside, and nobody asks them
/// for anything by name.
pub fn join(parts: &[Vec<u8>]) -> Result<Vec<u8>> {
    let mut joined = Joined::default();
    for part in parts {
        joined.add(part)?;
    }
    Ok(joined.finish())
}

#[derive(Default)]
struct Joined<'a> {
    types: Vec<FuncType>,
    /// What comes from outside, by module and name: tables, memories, globals.
    known: [Vec<(&'a str, &'a str)>; 3],
    imports: ImportSection,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
}

impl<'a> Joined<'a> {
    fn add(&mut self, part: &'a [u8]) -> Result<()> {
        let mut numbers = Numbers { functions: self.functions.len(), ..Numbers::default() };
        for section in Parser::new(0).parse_all(part) {
            match section? {
                Payload::TypeSection(types) => {
                    for ty in types.into_iter_err_on_gc_types() {
                        let ty = numbers.func_type(ty?)?;
                        numbers.types.push(once(&mut self.types, ty));
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        self.import(&mut numbers, import?)?;
                    }
                }
                Payload::FunctionSection(types) => {
                    numbers.parse_function_section(&mut self.functions, types)?;
                }
                Payload::ElementSection(elements) => {
                    numbers.parse_element_section(&mut self.elements, elements)?;
                }
                Payload::CodeSectionEntry(body) => {
                    numbers.parse_function_body(&mut self.code, body)?;
                }
                Payload::DataSection(all) => {
                    for data in all {
                        self.lay_down(&mut numbers, data?)?;
                    }
                }
                Payload::ExportSection(exports) if exports.count() == 0 => {}
                Payload::TableSection(_)
                | Payload::MemorySection(_)
                | Payload::GlobalSection(_)
                | Payload::TagSection(_)
                | Payload::ExportSection(_)
                | Payload::StartSection { .. } => return Err(Error::UserError(NO_PART)),
                _ => {}
            }
        }
        Ok(())
    }

    fn import(&mut self, numbers: &mut Numbers, import: Import<'a>) -> Result<()> {
        let kind = match import.ty {
            TypeRef::Table(_) => TABLES,
            TypeRef::Memory(_) => MEMORIES,
            TypeRef::Global(_) => GLOBALS,
            _ => return Err(Error::UserError(NO_PART)),
        };
        let known = count(&self.known[kind]);
        let number = once(&mut self.known[kind], (import.module, import.name));
        if number == known {
            numbers.parse_import(&mut self.imports, import)?;
        }
        numbers.imports[kind].push(number);
        Ok(())
    }

    /// The cut leaves a place in every part for what only others lay down.
    fn lay_down(&mut self, numbers: &mut Numbers, data: Data<'_>) -> Result<()> {
        if data.data.is_empty() { Ok(()) } else { numbers.parse_data(&mut self.data, data) }
    }

    fn finish(self) -> Vec<u8> {
        let mut types = TypeSection::new();
        for ty in &self.types {
            types.ty().func_type(ty);
        }
        let mut module = Module::new();
        module.section(&types).section(&self.imports).section(&self.functions);
        module.section(&self.elements).section(&self.code).section(&self.data);
        module.finish()
    }
}

const NO_PART: &str = "only parts that share everything but their functions can be joined";

const TABLES: usize = 0;
const MEMORIES: usize = 1;
const GLOBALS: usize = 2;

/// What the numbers of one part are in the joined module.
#[derive(Default)]
struct Numbers {
    types: Vec<u32>,
    imports: [Vec<u32>; 3],
    /// Functions of the parts before.
    functions: u32,
}

impl Reencode for Numbers {
    type Error = &'static str;

    fn type_index(&mut self, ty: u32) -> Result<u32> {
        Ok(self.types[at(ty)])
    }

    fn table_index(&mut self, table: u32) -> Result<u32> {
        Ok(self.imports[TABLES][at(table)])
    }

    fn memory_index(&mut self, memory: u32) -> Result<u32> {
        Ok(self.imports[MEMORIES][at(memory)])
    }

    fn global_index(&mut self, global: u32) -> Result<u32> {
        Ok(self.imports[GLOBALS][at(global)])
    }

    fn function_index(&mut self, function: u32) -> Result<u32> {
        Ok(self.functions + function)
    }

    fn data_index(&mut self, _: u32) -> Result<u32> {
        Err(Error::UserError("data that is asked for by its number cannot be joined"))
    }

    fn element_index(&mut self, _: u32) -> Result<u32> {
        Err(Error::UserError("places in the table that are asked for by number cannot be joined"))
    }
}

/// The number of `one` in a list where everything stands once.
fn once<T: PartialEq>(all: &mut Vec<T>, one: T) -> u32 {
    let known = all.iter().position(|known| *known == one);
    let place = known.unwrap_or_else(|| {
        all.push(one);
        all.len() - 1
    });
    count(&all[..place])
}
