//! Every chapter can be read on both sides: on the page and beside the table.
use high_street::games::fiasko::Position;
use yew::prelude::*;

use super::{RulesDrawer, RulesPage};
use crate::parts::stage::drawn;
use crate::seated::Title;
use crate::testing::chapters;

#[test]
fn every_chapter_is_on_the_page_and_in_the_drawer() {
    let title = Title::of::<Position>();
    let page = drawn(html! { <RulesPage {title} /> });
    let drawer = drawn(html! { <RulesDrawer {title} at="scoring" on_close={Callback::noop()} /> });
    for chapter in chapters::<Position>() {
        for screen in [&page, &drawer] {
            assert!(screen.contains(&format!("id=\"rule-{}\"", chapter.id)), "{}", chapter.id);
            assert!(
                screen.matches(chapter.title).count() >= 2,
                "in the contents and above its text"
            );
        }
    }
}
