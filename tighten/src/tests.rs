use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, CustomSection, DataSection, ElementSection, Elements,
    EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection, Instruction,
    MemoryType, Module, RefType, TableType, TypeSection, ValType,
};
use wasmparser::{Operator, Parser, Payload};

use super::alike::side_by_side;
use super::functions::Functions;
use super::tighten;

/// What a function does, one after the other.
#[derive(Clone, Debug)]
enum Does {
    Say(i32),
    /// Calls a function of its own module.
    Call(u32),
    /// Calls whoever stands at a place of the table.
    Reach(i32),
}
use Does::{Call, Reach, Say};

/// A part whose functions stand in the shared table from `place` on. Calls are written in five bytes, as the linker
/// writes them.
fn part(place: i32, functions: &[&[Does]]) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::F64], [ValType::I64]); // nobody's
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    let table = TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: 9,
        maximum: None,
        shared: false,
    };
    imports.import("page", "table", EntityType::Table(table));
    let memory = MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    };
    imports.import("page", "memory", EntityType::Memory(memory));
    let mut own = FunctionSection::new();
    let mut code = CodeSection::new();
    for does in functions {
        own.function(1);
        let mut function = Function::new([]);
        for one in *does {
            match *one {
                Say(what) => {
                    function.instruction(&Instruction::I32Const(what));
                    function.instruction(&Instruction::Drop);
                }
                Call(whom) => {
                    let whom = u8::try_from(whom).unwrap();
                    function.raw([0x10, 0x80 | whom, 0x80, 0x80, 0x80, 0x00]);
                }
                Reach(place) => {
                    function.instruction(&Instruction::I32Const(place));
                    let reach = Instruction::CallIndirect { type_index: 1, table_index: 0 };
                    function.instruction(&reach);
                }
            }
        }
        function.instruction(&Instruction::End);
        code.function(&function);
    }
    let numbers: Vec<u32> = (0..own.len()).collect();
    let mut elements = ElementSection::new();
    elements.active(None, &ConstExpr::i32_const(place), Elements::Functions((&numbers).into()));
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(0), []);
    data.active(0, &ConstExpr::i32_const(place), *b"words");
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&own).section(&elements).section(&code);
    module.section(&data);
    module.section(&CustomSection { name: "name".into(), data: [0; 40][..].into() });
    module.finish()
}

/// All that is said when whoever stands at a place is called.
fn heard(modules: &[Vec<u8>], place: i32) -> Vec<i32> {
    fn call(all: &[Functions<'_>], module: usize, function: u32, heard: &mut Vec<i32>) {
        let mut last = 0;
        let own = usize::try_from(function - all[module].imported).unwrap();
        for operator in all[module].bodies[own].get_operators_reader().unwrap() {
            match operator.unwrap() {
                Operator::I32Const { value } => last = value,
                Operator::Drop => heard.push(last),
                Operator::Call { function_index } => call(all, module, function_index, heard),
                Operator::CallIndirect { .. } => reach(all, last, heard),
                _ => {}
            }
        }
    }
    fn reach(all: &[Functions<'_>], place: i32, heard: &mut Vec<i32>) {
        let place = (0, place.cast_unsigned());
        let mut there =
            (0..).zip(all).filter_map(|(number, one)| Some((number, *one.tables.get(&place)?)));
        let (module, function) = there.next().expect("somebody stands there");
        assert!(there.next().is_none(), "and nobody else");
        call(all, module, function, heard);
    }
    let all: Vec<Functions<'_>> = modules.iter().map(|one| Functions::of(one).unwrap()).collect();
    let mut heard = Vec::new();
    reach(&all, place, &mut heard);
    heard
}

/// How often each kind of thing is in a module: types, imports, functions, pieces of data, notes.
fn counted(module: &[u8]) -> [u32; 5] {
    let mut counted = [0; 5];
    for section in Parser::new(0).parse_all(module) {
        match section.unwrap() {
            Payload::TypeSection(all) => counted[0] = all.count(),
            Payload::ImportSection(all) => counted[1] = all.count(),
            Payload::FunctionSection(all) => counted[2] = all.count(),
            Payload::DataSection(all) => counted[3] = all.count(),
            Payload::CustomSection(_) => counted[4] += 1,
            _ => {}
        }
    }
    counted
}

fn lengths(module: &[u8]) -> Vec<usize> {
    Functions::of(module).unwrap().bodies.iter().map(|body| body.as_bytes().len()).collect()
}

#[test]
fn numbers_are_as_short_as_they_can_be_and_notes_are_left_out() {
    let loose = part(1, &[&[Say(7)], &[Call(0), Say(8), Call(0)]]);
    assert_eq!(lengths(&loose), [5, 17], "two calls of six bytes");
    assert_eq!(counted(&loose), [2, 2, 2, 2, 1]);
    let tight = tighten(&[loose]).unwrap();
    assert_eq!(lengths(&tight), [5, 9], "two calls of two bytes");
    assert_eq!(counted(&tight), [1, 2, 2, 2, 0], "no type that nobody has, no note");
}

#[test]
fn parts_that_travel_together_say_once_what_they_have_in_common() {
    let parts = [part(1, &[&[Say(7)]]), part(2, &[&[Say(8)], &[Call(0), Say(9)]])];
    let tight = tighten(&parts).unwrap();
    assert_eq!(
        counted(&tight),
        [1, 2, 3, 2, 0],
        "one type, one table, one memory, the words of both"
    );
    let tight = [tight];
    assert_eq!(
        (heard(&tight, 1), heard(&tight, 2), heard(&tight, 3)),
        (vec![7], vec![8], vec![8, 9])
    );
}

#[test]
fn functions_that_do_the_same_are_one_and_so_are_those_that_call_the_same() {
    let twins = part(1, &[&[Say(7)], &[Say(7)], &[Call(0), Say(8)], &[Call(1), Say(8)], &[Say(9)]]);
    let tight = [tighten(&[twins]).unwrap()];
    assert_eq!(counted(&tight[0])[2], 3);
    assert_eq!((heard(&tight, 1), heard(&tight, 2)), (vec![7], vec![7]), "each place has somebody");
    assert_eq!((heard(&tight, 3), heard(&tight, 4)), (vec![7, 8], vec![7, 8]));
}

#[test]
fn whoever_only_passes_a_call_on_is_left_out_where_its_end_is_in_the_same_file() {
    let street = part(1, &[&[Say(7)]]);
    let shop = part(2, &[&[Reach(1)], &[Call(0), Say(8)], &[Reach(6)], &[Call(2), Say(9)]]);
    let tight = [tighten(&[street.clone(), shop.clone()]).unwrap()];
    assert_eq!(counted(&tight[0])[2], 4, "the way to 7 is gone, that to another file stays");
    assert_eq!((heard(&tight, 2), heard(&tight, 3)), (vec![7], vec![7, 8]));
    let alone = [street, tighten(&[shop]).unwrap(), part(6, &[&[Say(1)]])];
    assert_eq!((heard(&alone, 3), heard(&alone, 5)), (vec![7, 8], vec![1, 9]));
}

#[test]
fn two_that_pass_to_each_other_for_ever_stay() {
    let tight = tighten(&[part(1, &[&[Call(1)], &[Call(0)]])]).unwrap();
    assert_eq!(counted(&tight)[2], 1, "one that passes to itself");
}

/// Whatever parts there are: whoever is reached at any place of the table says the same as before.
#[test]
fn every_call_still_reaches_the_same() {
    let mut luck = 1_u32;
    let mut chance = |most: u32| {
        luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (luck >> 16) % most
    };
    for _ in 0..200 {
        let mut parts = Vec::new();
        let mut place = 1_i32;
        for _ in 0..=chance(3) {
            let mut functions: Vec<Vec<Does>> = Vec::new();
            for own in 0..=chance(9) {
                // Whoever is called stands before, so that every call ends.
                let one = |chance: &mut dyn FnMut(u32) -> u32| match chance(3) {
                    1 if own > 0 => Call(chance(own)),
                    2 if place > 1 => Reach(1 + chance(place.cast_unsigned() - 1).cast_signed()),
                    _ => Say(chance(2).cast_signed()),
                };
                functions.push((0..=chance(3)).map(|_| one(&mut chance)).collect());
            }
            let functions: Vec<&[Does]> = functions.iter().map(Vec::as_slice).collect();
            parts.push(part(place, &functions));
            place += i32::try_from(functions.len()).unwrap();
        }
        let joined = [tighten(&parts).unwrap()];
        let single: Vec<Vec<u8>> =
            parts.iter().map(|part| tighten(std::slice::from_ref(part)).unwrap()).collect();
        for place in 1..place {
            let before = heard(&parts, place);
            assert_eq!(heard(&joined, place), before, "joined, at {place} of {parts:?}");
            assert_eq!(heard(&single, place), before, "one by one, at {place} of {parts:?}");
        }
        assert_eq!(tighten(&parts).unwrap(), joined[0], "and the same way every time");
    }
}

/// The page's own module: it has what the parts share, calls outside, and is asked for its functions by name.
#[test]
fn numbers_of_those_outside_and_of_those_asked_for_by_name_follow() {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("browser", "paint", EntityType::Function(0));
    let mut functions = FunctionSection::new();
    functions.function(0).function(0).function(0);
    let mut exports = ExportSection::new();
    exports.export("caller", ExportKind::Func, 1).export("painter", ExportKind::Func, 3);
    let mut code = CodeSection::new();
    let body = |calls: &[u32]| {
        let mut function = Function::new([]);
        calls.iter().for_each(|whom| _ = function.instruction(&Instruction::Call(*whom)));
        function.instruction(&Instruction::Nop).instruction(&Instruction::End);
        function
    };
    let mut painter = Function::new([]);
    painter.instruction(&Instruction::Call(0)).instruction(&Instruction::End);
    code.function(&body(&[0, 2, 3])).function(&body(&[])).function(&painter);
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions).section(&exports).section(&code);
    let module = module.finish();
    let tight = tighten(std::slice::from_ref(&module)).unwrap();

    let all = Functions::of(&tight).unwrap();
    let calls = all.bodies.iter().map(|body| {
        let operators = body.get_operators_reader().unwrap().into_iter();
        let called = operators.filter_map(|operator| match operator.unwrap() {
            Operator::Call { function_index } => Some(function_index),
            _ => None,
        });
        called.collect::<Vec<_>>()
    });
    assert_eq!(calls.collect::<Vec<_>>(), [vec![], vec![0, 1, 0]], "1 is the idle one now");
    let named = Parser::new(0).parse_all(&tight).find_map(|section| match section.unwrap() {
        Payload::ExportSection(all) => {
            Some(all.into_iter().map(|one| one.unwrap().index).collect())
        }
        _ => None,
    });
    assert_eq!(named, Some(vec![2, 0]), "whoever asks for the painter is given what paints");
    let refused = tighten(&[module, part(1, &[&[Say(1)]])]).unwrap_err().to_string();
    assert_eq!(refused, "only parts that share everything but their functions can be joined");
}

/// A function of two values with four locals of its own, of which the first is not used and the last is used most.
#[test]
fn locals_used_most_have_the_first_numbers_and_those_of_one_type_stand_together() {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32, ValType::I32], []);
    let mut functions = FunctionSection::new();
    functions.function(0);
    let locals = [(1, ValType::I32), (1, ValType::I64), (1, ValType::I32), (1, ValType::I32)];
    let mut function = Function::new(locals);
    for local in [1, 4, 5, 5, 3] {
        function.instruction(&Instruction::LocalGet(local)).instruction(&Instruction::Drop);
    }
    function.instruction(&Instruction::Block(BlockType::Empty)).instruction(&Instruction::End);
    function.instruction(&Instruction::End);
    let mut code = CodeSection::new();
    code.function(&function);
    let mut module = Module::new();
    module.section(&types).section(&functions).section(&code);
    let tight = tighten(&[module.finish()]).unwrap();

    let all = Functions::of(&tight).unwrap();
    let groups = all.bodies[0].get_locals_reader().unwrap().into_iter().map(Result::unwrap);
    let groups: Vec<_> = groups.collect();
    assert_eq!(groups, [(2, wasmparser::ValType::I32), (1, wasmparser::ValType::I64)]);
    let operators = all.bodies[0].get_operators_reader().unwrap().into_iter();
    let used: Vec<u32> = operators
        .filter_map(|operator| match operator.unwrap() {
            Operator::LocalGet { local_index } => Some(local_index),
            _ => None,
        })
        .collect();
    assert_eq!(used, [1, 3, 2, 2, 4], "values keep their numbers");
}

#[test]
fn like_stands_beside_like() {
    let texts: [&[u8]; 5] = [
        b"a tin of the best green beans",
        b"forty loaves of bread, sliced thin",
        b"a tin of the best green peas, and a spoon",
        b"thirty loaves of bread, sliced thick",
        b"soap",
    ];
    assert_eq!(side_by_side(&texts), [4, 0, 2, 1, 3]);
}

#[test]
fn what_is_no_module_is_refused() {
    let module = part(1, &[&[Say(1)]]);
    assert!(tighten(&[b"a page of text".to_vec()]).is_err());
    assert!(tighten(&[module[..module.len() - 60].to_vec()]).is_err(), "cut off");
    assert!(tighten(&[module, b"a page of text".to_vec()]).is_err());
}
