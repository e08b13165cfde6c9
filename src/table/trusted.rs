//! Reads what the same build has written, and can do nothing else.
//!
//! Page and worker are of one build, and the worker believes the page: a view that reaches it is whole. So reading one
//! has no way to fail, and no code for failing, which would be a fifth of the worker: every field would drop all those
//! before it. Bytes that no page of this build wrote end the worker, as the page expects of a broken one.
//!
//! The form is postcard's, which writes it.
use serde::de::value::U32Deserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, Expected, IntoDeserializer,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use std::fmt;

/// # Panics
/// If the bytes are not a `T` that this build wrote with postcard.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> T {
    let mut reader = Reader(bytes);
    let Ok(thing) = T::deserialize(&mut reader);
    if !reader.0.is_empty() {
        strange();
    }
    thing
}

#[cold]
fn strange() -> ! {
    panic!("not written by this build")
}

/// There is none.
#[derive(Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        strange()
    }
    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Never {
        strange()
    }
    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Never {
        strange()
    }
    fn invalid_length(_: usize, _: &dyn Expected) -> Never {
        strange()
    }
    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Never {
        strange()
    }
}

/// What is left to be read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    #[inline(never)]
    fn take(&mut self, count: usize) -> &'a [u8] {
        let Some((taken, rest)) = self.0.split_at_checked(count) else { strange() };
        self.0 = rest;
        taken
    }

    #[inline(never)]
    fn byte(&mut self) -> u8 {
        self.take(1)[0]
    }

    /// Seven bits a byte, the lowest first.
    #[inline(never)]
    fn number(&mut self) -> u64 {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return number;
            }
            shift += 7;
        }
    }

    #[inline(never)]
    fn whole<T: TryFrom<u64>>(&mut self) -> T {
        T::try_from(self.number()).unwrap_or_else(|_| strange())
    }

    /// 0, −1, 1, −2 … are written as 0, 1, 2, 3 …
    #[inline(never)]
    fn signed<T: TryFrom<i64>>(&mut self) -> T {
        let number = self.number();
        let signed = (number >> 1).cast_signed() ^ -(number & 1).cast_signed();
        T::try_from(signed).unwrap_or_else(|_| strange())
    }

    fn text(&mut self) -> &'a str {
        let length = self.whole();
        std::str::from_utf8(self.take(length)).unwrap_or_else(|_| strange())
    }
}

macro_rules! plain {
    ($($deserialize:ident $visit:ident $read:ident),* $(,)?) => {
        $(fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
            visitor.$visit(self.$read())
        })*
    };
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Never;

    plain! {
        deserialize_u8 visit_u8 byte,
        deserialize_u16 visit_u16 whole,
        deserialize_u32 visit_u32 whole,
        deserialize_u64 visit_u64 number,
        deserialize_i16 visit_i16 signed,
        deserialize_i32 visit_i32 signed,
        deserialize_i64 visit_i64 signed,
        deserialize_str visit_borrowed_str text,
        deserialize_string visit_borrowed_str text,
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
        visitor.visit_bool(self.byte() != 0)
    }

    fn deserialize_i8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
        visitor.visit_i8(self.byte().cast_signed())
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
        if self.byte() == 0 { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Never> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Never> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
        let left = self.whole();
        visitor.visit_seq(Many { reader: self, left })
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Never> {
        let left = self.whole();
        visitor.visit_map(Many { reader: self, left })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Never> {
        visitor.visit_seq(self)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Never> {
        visitor.visit_seq(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Never> {
        visitor.visit_seq(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Never> {
        visitor.visit_enum(self)
    }

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Never> {
        strange()
    }

    serde::forward_to_deserialize_any! { i128 u128 f32 f64 char bytes byte_buf identifier ignored_any }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// The fields of a struct: as many as it wants.
impl<'de> SeqAccess<'de> for &mut Reader<'de> {
    type Error = Never;

    // One copy for each kind of thing, not one for each place where it stands.
    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Never> {
        seed.deserialize(&mut **self).map(Some)
    }
}

impl<'de> EnumAccess<'de> for &mut Reader<'de> {
    type Error = Never;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Never> {
        let which: U32Deserializer<Never> = self.whole::<u32>().into_deserializer();
        Ok((seed.deserialize(which)?, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Reader<'de> {
    type Error = Never;

    fn unit_variant(self) -> Result<(), Never> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Never> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Never> {
        visitor.visit_seq(self)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Never> {
        visitor.visit_seq(self)
    }
}

/// A list or a map, with its length in front.
struct Many<'a, 'de> {
    reader: &'a mut Reader<'de>,
    left: usize,
}

impl<'de> SeqAccess<'de> for Many<'_, 'de> {
    type Error = Never;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Never> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left)
    }
}

impl<'de> MapAccess<'de> for Many<'_, 'de> {
    type Error = Never;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Never> {
        self.next_element_seed(seed)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Never> {
        seed.deserialize(&mut *self.reader)
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use serde::de::DeserializeOwned;
    use serde::{Deserialize, Serialize};
    use std::collections::BTreeMap;
    use std::fmt::Debug;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    enum Kind {
        Unit,
        New(Option<i64>),
        Pair(u16, String),
        Fields { list: Vec<Kind>, map: BTreeMap<u8, i8>, flags: [bool; 3] },
    }

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Mark;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    struct Wrapped(u64);

    fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(thing: T) {
        let bytes = postcard::to_allocvec(&thing).expect("plain data");
        assert_eq!(read::<T>(&bytes), thing);
    }

    #[test]
    fn what_postcard_writes_is_read_as_it_was() {
        for number in [0, 1, -1, 63, -64, 64, 8191, i64::MAX, i64::MIN] {
            comes_back((Kind::New(Some(number)), Mark, Wrapped(number.unsigned_abs()), ()));
        }
        comes_back((i16::MIN, i32::MIN, i32::MAX, u32::MAX, u16::MAX, u64::MAX, usize::MAX));
        let list = vec![Kind::Unit, Kind::New(None), Kind::Pair(300, "Käse".to_owned())];
        let map = BTreeMap::from([(0, -128), (255, 127)]);
        comes_back(vec![Kind::Fields { list, map, flags: [true, false, true] }, Kind::Unit]);
    }

    #[test]
    #[should_panic(expected = "not written by this build")]
    fn what_is_cut_off_is_not_read() {
        let bytes = postcard::to_allocvec(&Kind::Pair(300, "Käse".to_owned())).expect("plain data");
        read::<Kind>(&bytes[..bytes.len() - 1]);
    }

    #[test]
    #[should_panic(expected = "not written by this build")]
    fn what_goes_on_is_not_read() {
        read::<u8>(&[1, 2]);
    }
}
