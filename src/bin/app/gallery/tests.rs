//! The gallery's tables, written down: `tests/browser/gallery.spec.mjs` opens each of them in the finished page.
use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::games::SHOPS;
use crate::own_file::at_hand;

#[test]
fn every_question_in_the_gallery_opens_as_a_table() {
    let mut hung: Vec<Value> = Vec::new();
    for shop in SHOPS {
        let open = shop.open.as_ref().expect("all shops are open");
        let pages = at_hand(open.enter).expect("nothing is cut here").expect("and all is here");
        let exhibits = pages.title.exhibits();
        assert!(exhibits.iter().any(|exhibit| exhibit.name == "the end"), "{}", shop.name);
        for exhibit in exhibits {
            let (seated, warning) = pages.title.open(&exhibit.record).expect("a record opens");
            assert_eq!(warning, None, "{}: {}", shop.name, exhibit.name);
            assert_eq!(seated.at().over, exhibit.name == "the end", "{}", exhibit.name);
            let record: Value = serde_json::from_str(&exhibit.record.to_json()).expect("JSON");
            hung.push(json!({ "slug": shop.slug, "name": exhibit.name, "record": record }));
        }
    }
    assert!(hung.len() > 50, "{} questions in five games", hung.len());
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target");
    fs::create_dir_all(&folder).expect("a writable folder");
    fs::write(folder.join("gallery.json"), Value::from(hung).to_string()).expect("a writable file");
}
