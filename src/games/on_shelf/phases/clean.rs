//! Clean: every drop goes back to the scrub, a point each.
use crate::games::on_shelf::position::Position;
use crate::games::on_shelf::prompt::CleanPrompt;
use crate::games::on_shelf::stage::Work;

impl Position {
    pub(super) fn clean_prompt(&self, work: &Work) -> CleanPrompt {
        CleanPrompt {
            seat: work.seat,
            spaces: self.store.drops().collect(),
            finish: self.finish_preview(work),
        }
    }
}
