//! What `html!` calls for an element or a text.
use std::mem::forget;
use std::rc::Rc;

use yew::html::IntoPropValue;
use yew::virtual_dom::{AttrValue, AttributeOrProperty, Key, VNode, listeners::Listeners};
use yew::virtual_dom::{Attributes as Yews, VTag, VText};

/// The place for a reference to the element, mostly empty.
#[derive(Default)]
pub struct Slot(Option<yew::NodeRef>);

impl IntoPropValue<Slot> for yew::NodeRef {
    fn into_prop_value(self) -> Slot {
        Slot(Some(self))
    }
}

impl IntoPropValue<Slot> for &yew::NodeRef {
    fn into_prop_value(self) -> Slot {
        Slot(Some(self.clone()))
    }
}

/// Attributes of which some follow from values.
pub enum Attributes {
    Dynamic { keys: &'static [&'static str], values: Box<[Option<AttributeOrProperty>]> },
}

/// Attributes that are all known beforehand.
pub struct Fixed(&'static [(&'static str, AttributeOrProperty)]);

impl Attributes {
    #[allow(non_snake_case)]
    #[inline(always)]
    pub fn Static(all: &'static [(&'static str, AttributeOrProperty)]) -> Fixed {
        Fixed(all)
    }
}

pub trait Attached: Sized {
    fn yews(self) -> Yews;
    fn plain(self, tag: &'static str, children: VNode) -> VNode;
    fn keyed(self, tag: &'static str, key: Option<Key>, children: VNode) -> VNode;
    fn heard(
        self,
        tag: &'static str,
        key: Option<Key>,
        listeners: Listeners,
        children: VNode,
    ) -> VNode;
}

fn whole(
    tag: &'static str,
    slot: Slot,
    key: Option<Key>,
    attributes: Yews,
    listeners: Listeners,
    children: VNode,
) -> VNode {
    let slot = slot.0.unwrap_or_default();
    let tag = VTag::__new_other(AttrValue::Static(tag), slot, key, attributes, listeners, children);
    VNode::VTag(Rc::new(tag))
}

impl Attached for Fixed {
    #[inline(always)]
    fn yews(self) -> Yews {
        Yews::Static(self.0)
    }

    #[inline(never)]
    fn plain(self, tag: &'static str, children: VNode) -> VNode {
        whole(tag, Slot(None), None, self.yews(), Listeners::None, children)
    }

    #[inline(never)]
    fn keyed(self, tag: &'static str, key: Option<Key>, children: VNode) -> VNode {
        whole(tag, Slot(None), key, self.yews(), Listeners::None, children)
    }

    #[inline(never)]
    fn heard(
        self,
        tag: &'static str,
        key: Option<Key>,
        listeners: Listeners,
        children: VNode,
    ) -> VNode {
        whole(tag, Slot(None), key, self.yews(), listeners, children)
    }
}

impl Attached for Attributes {
    #[inline(always)]
    fn yews(self) -> Yews {
        let Attributes::Dynamic { keys, values } = self;
        Yews::Dynamic { keys, values }
    }

    #[inline(always)]
    fn plain(self, tag: &'static str, children: VNode) -> VNode {
        let Attributes::Dynamic { keys, values } = self;
        plain(keys, values, tag, children)
    }

    #[inline(always)]
    fn keyed(self, tag: &'static str, key: Option<Key>, children: VNode) -> VNode {
        let Attributes::Dynamic { keys, values } = self;
        keyed(keys, values, tag, key, children)
    }

    #[inline(always)]
    fn heard(
        self,
        tag: &'static str,
        key: Option<Key>,
        listeners: Listeners,
        children: VNode,
    ) -> VNode {
        let Attributes::Dynamic { keys, values } = self;
        heard(keys, values, tag, key, listeners, children)
    }
}

type Keys = &'static [&'static str];
type Values = Box<[Option<AttributeOrProperty>]>;

#[inline(never)]
fn plain(keys: Keys, values: Values, tag: &'static str, children: VNode) -> VNode {
    whole(tag, Slot(None), None, Yews::Dynamic { keys, values }, Listeners::None, children)
}

#[inline(never)]
fn keyed(
    keys: Keys,
    values: Values,
    tag: &'static str,
    key: Option<Key>,
    children: VNode,
) -> VNode {
    whole(tag, Slot(None), key, Yews::Dynamic { keys, values }, Listeners::None, children)
}

#[inline(never)]
fn heard(
    keys: Keys,
    values: Values,
    tag: &'static str,
    key: Option<Key>,
    listeners: Listeners,
    children: VNode,
) -> VNode {
    whole(tag, Slot(None), key, Yews::Dynamic { keys, values }, listeners, children)
}

/// An element.
pub enum Tag {}

impl Tag {
    #[inline(always)]
    pub fn __new_other<A: Attached>(
        tag: AttrValue,
        slot: Slot,
        key: Option<Key>,
        attributes: A,
        listeners: Listeners,
        children: VNode,
    ) -> VNode {
        // What is empty needs no dropping, and says so here: the compiler would call for it at every element.
        let name = match tag {
            AttrValue::Static(name) => name,
            AttrValue::Rc(_) => unreachable!("html! knows its tags"),
        };
        forget(tag);
        if slot.0.is_some() {
            return whole(name, slot, key, attributes.yews(), listeners, children);
        }
        forget(slot);
        if !matches!(listeners, Listeners::None) {
            return attributes.heard(name, key, listeners, children);
        }
        forget(listeners);
        if key.is_some() {
            return attributes.keyed(name, key, children);
        }
        forget(key);
        attributes.plain(name, children)
    }

    #[inline(always)]
    pub fn __new_input<A: Attached>(
        value: Option<AttrValue>,
        checked: Option<bool>,
        slot: Slot,
        key: Option<Key>,
        attributes: A,
        listeners: Listeners,
    ) -> VTag {
        VTag::__new_input(
            value,
            checked,
            slot.0.unwrap_or_default(),
            key,
            attributes.yews(),
            listeners,
        )
    }

    #[inline(always)]
    pub fn __new_textarea<A: Attached>(
        value: Option<AttrValue>,
        default: Option<AttrValue>,
        slot: Slot,
        key: Option<Key>,
        attributes: A,
        listeners: Listeners,
    ) -> VTag {
        VTag::__new_textarea(
            value,
            default,
            slot.0.unwrap_or_default(),
            key,
            attributes.yews(),
            listeners,
        )
    }
}

/// A text.
pub enum Text {}

impl Text {
    #[inline(always)]
    pub fn new(text: AttrValue) -> VNode {
        match text {
            AttrValue::Static(said) => {
                forget(text);
                literal(said)
            }
            AttrValue::Rc(_) => VNode::VText(VText::new(text)),
        }
    }
}

#[inline(never)]
fn literal(text: &'static str) -> VNode {
    VNode::VText(VText::new(AttrValue::Static(text)))
}
