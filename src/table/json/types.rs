//! The types: what a type asks for, and what stands there.
use std::borrow::Cow;

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess,
    VariantAccess, Visitor,
};

use super::text::Reader;
use super::{Read, Wrong};

macro_rules! plain {
    ($($deserialize:ident $visit:ident $read:ident),* $(,)?) => {
        $(fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            visitor.$visit(self.$read()?)
        })*
    };
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Wrong;

    plain! {
        deserialize_bool visit_bool bool,
        deserialize_u8 visit_u8 number,
        deserialize_u16 visit_u16 number,
        deserialize_u32 visit_u32 number,
        deserialize_u64 visit_u64 number,
        deserialize_i8 visit_i8 number,
        deserialize_i16 visit_i16 number,
        deserialize_i32 visit_i32 number,
        deserialize_i64 visit_i64 number,
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.text()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_str(&self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        if self.peek()? == b'n' {
            self.null()?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.null()?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.begin(b'[')?;
        self.deeper()?;
        let mut many = Many { reader: self, first: true, ended: false };
        let value = visitor.visit_seq(&mut many)?;
        many.end()?;
        Ok(value)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.begin(b'{')?;
        self.deeper()?;
        visitor.visit_map(Many { reader: self, first: true, ended: false })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_map(visitor)
    }

    /// A name alone, or a name and what belongs to it.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        if self.peek()? == b'"' {
            let name = self.text()?;
            return visitor.visit_enum(IntoDeserializer::<Wrong>::into_deserializer(&*name));
        }
        self.begin(b'{')?;
        self.deeper()?;
        let value = visitor.visit_enum(&mut *self)?;
        self.take(b'}')?;
        self.shallower();
        Ok(value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.skip()?;
        visitor.visit_unit()
    }

    /// Nothing of ours is of any kind it likes.
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Read<V::Value> {
        Err(Wrong::Odd)
    }

    serde::forward_to_deserialize_any! { i128 u128 f32 f64 char bytes byte_buf }
}

impl<'de> EnumAccess<'de> for &mut Reader<'de> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Read<(V::Value, Self)> {
        let which = seed.deserialize(&mut *self)?;
        self.take(b':')?;
        Ok((which, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Reader<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Read<()> {
        self.null()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<T::Value> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        self.deserialize_map(visitor)
    }
}

/// A list, or fields with their names.
struct Many<'a, 'de> {
    reader: &'a mut Reader<'de>,
    first: bool,
    ended: bool,
}

impl Many<'_, '_> {
    /// Whoever wanted less than the list has does not understand it.
    fn end(&mut self) -> Read<()> {
        if !self.ended && self.reader.more(&mut self.first, b']')? {
            return Err(Wrong::Odd);
        }
        Ok(())
    }
}

impl<'de> SeqAccess<'de> for &mut Many<'_, 'de> {
    type Error = Wrong;

    #[inline(never)]
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        self.ended = !self.reader.more(&mut self.first, b']')?;
        if self.ended { Ok(None) } else { seed.deserialize(&mut *self.reader).map(Some) }
    }
}

impl<'de> MapAccess<'de> for Many<'_, 'de> {
    type Error = Wrong;

    #[inline(never)]
    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        if !self.reader.more(&mut self.first, b'}')? {
            return Ok(None);
        }
        if self.reader.peek()? != b'"' {
            return Err(Wrong::Garbled);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }

    #[inline(never)]
    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Read<V::Value> {
        self.reader.take(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}
