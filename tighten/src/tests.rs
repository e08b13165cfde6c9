use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, ElementSection, Elements, EntityType, ExportKind,
    ExportSection, Function, FunctionSection, ImportSection, Instruction, Module, RefType,
    TableSection, TableType, TypeSection,
};
use wasmparser::{ElementItems, Operator, Parser, Payload};

use super::tighten;

/// Number 0 comes from outside; 1 calls 0 and 2; 2 is shorter and calls nobody. 1 is exported as "caller", and
/// both stand in the table. Calls are written in five bytes, as the linker writes them.
fn module() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("page", "paint", EntityType::Function(0));
    let mut functions = FunctionSection::new();
    functions.function(0).function(0);
    let mut tables = TableSection::new();
    let table = TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 2,
        maximum: None,
        shared: false,
    };
    tables.table(table);
    let mut exports = ExportSection::new();
    exports.export("caller", ExportKind::Func, 1);
    let mut elements = ElementSection::new();
    elements.active(None, &ConstExpr::i32_const(0), Elements::Functions([1, 2][..].into()));
    let mut code = CodeSection::new();
    let mut caller = Function::new([]);
    for called in [0, 2] {
        caller.raw([0x10, 0x80 | called, 0x80, 0x80, 0x80, 0x00]);
    }
    caller.instruction(&Instruction::End);
    let mut idle = Function::new([]);
    idle.instruction(&Instruction::Nop).instruction(&Instruction::End);
    code.function(&caller).function(&idle);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&tables).section(&exports);
    module.section(&elements).section(&code);
    module.section(&CustomSection { name: "name".into(), data: [0; 40][..].into() });
    module.finish()
}

/// What can be told of a module from outside, function by function.
#[derive(Default, PartialEq, Debug)]
struct Told {
    /// Whom each own function calls.
    calls: Vec<Vec<u32>>,
    lengths: Vec<u64>,
    exported: Vec<u32>,
    table: Vec<u32>,
    notes: usize,
}

fn told(module: &[u8]) -> Told {
    let mut told = Told::default();
    for part in Parser::new(0).parse_all(module) {
        match part.unwrap() {
            Payload::CodeSectionEntry(body) => {
                told.lengths.push(body.range().end - body.range().start);
                let called =
                    body.get_operators_reader().unwrap().into_iter().filter_map(|operator| {
                        match operator.unwrap() {
                            Operator::Call { function_index } => Some(function_index),
                            _ => None,
                        }
                    });
                told.calls.push(called.collect());
            }
            Payload::ExportSection(all) => {
                told.exported.extend(all.into_iter().map(|export| export.unwrap().index));
            }
            Payload::ElementSection(all) => {
                for element in all {
                    let ElementItems::Functions(items) = element.unwrap().items else {
                        panic!("functions")
                    };
                    told.table.extend(items.into_iter().map(Result::unwrap));
                }
            }
            Payload::CustomSection(_) => told.notes += 1,
            _ => {}
        }
    }
    told
}

#[test]
fn the_shortest_comes_first_and_everybody_who_meant_it_still_does() {
    let tight = told(&tighten(&module()).unwrap());
    assert_eq!(
        tight.calls,
        [vec![], vec![0, 1]],
        "0 from outside keeps its number; the idle one is 1 now"
    );
    assert_eq!(tight.exported, [2], "the caller");
    assert_eq!(tight.table, [2, 1], "as before: the caller, the idle one");
}

#[test]
fn numbers_are_as_short_as_they_can_be_and_notes_are_left_out() {
    let loose = told(&module());
    assert_eq!((loose.lengths[0], loose.notes), (14, 1), "two calls of six bytes");
    let tight = told(&tighten(&module()).unwrap());
    assert_eq!((tight.lengths[1], tight.notes), (6, 0), "two calls of two bytes");
}

#[test]
fn what_is_tight_stays_as_it_is() {
    let tight = tighten(&module()).unwrap();
    assert_eq!(tighten(&tight).unwrap(), tight);
}

#[test]
fn what_is_no_module_is_refused() {
    let module = module();
    assert!(tighten(b"a page of text").is_err());
    assert!(tighten(&module[..module.len() - 50]).is_err(), "cut off");
}
