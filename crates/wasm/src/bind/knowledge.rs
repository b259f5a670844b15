//! What the engine finds out about a session, as JavaScript asks for it.

use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::given::given;
use super::out;
use super::table::TableHandle;
use crate::action_result::ActionResult;
use crate::knowledge::{Assessment, Question, Remarks, Review};
use crate::query::{EngineQuery, FairPlan, FairQuery, VerdictView};
use crate::step::Step;

#[wasm_bindgen(js_class = Table)]
impl TableHandle {
    /// How the game stands, as far as it is known.
    pub fn assessment(&self) -> Ts<Assessment> {
        out(self.0.assessment())
    }

    /// What to ask the engine next; `undefined` when all is known, or no effort is left.
    ///
    /// # Errors
    /// If an argument is malformed.
    #[wasm_bindgen(js_name = nextQuery)]
    pub fn next_query(&self, question: Ts<Question>) -> Result<Option<Ts<EngineQuery>>, String> {
        Ok(self.0.next_query(given(&question)?).map(out))
    }

    /// Applies the answer to the current [`TableHandle::next_query`]. An answer about another
    /// position, from before the game changed, is ignored.
    ///
    /// # Errors
    /// If an argument is malformed.
    #[wasm_bindgen(js_name = applyAnswer)]
    pub fn apply_answer(
        &mut self,
        question: Ts<Question>,
        asked: Ts<EngineQuery>,
        verdict: Ts<VerdictView>,
    ) -> Result<(), String> {
        self.0
            .apply_answer(given(&question)?, &given(&asked)?, given(&verdict)?);
        Ok(())
    }

    /// What to ask the fair player before the next hint; `undefined` if it was asked.
    #[wasm_bindgen(js_name = hintQuery)]
    pub fn hint_query(&self) -> Option<Ts<FairQuery>> {
        self.0.hint_query().map(out)
    }

    /// Takes the answer to the [`TableHandle::hint_query`] of now, the moves as they are typed.
    #[wasm_bindgen(js_name = applyPlan)]
    pub fn apply_plan(&mut self, moves: Vec<String>, percent: u8, certain: bool) {
        self.0.apply_plan(&FairPlan {
            moves,
            percent,
            certain,
        });
    }

    /// The chance of winning in percent, as far as it can be known: the game is advised from then
    /// on. `undefined` if the fair player has yet to be asked, or the game has ended.
    #[wasm_bindgen(js_name = tellChance)]
    pub fn tell_chance(&mut self) -> Option<u8> {
        self.0.tell_chance()
    }

    /// Why the win is certain, if that plan is; only in an assisted game.
    #[wasm_bindgen(js_name = certainWin)]
    pub fn certain_win(&self) -> Option<String> {
        self.0.certain_win()
    }

    /// The next move of that plan as it is typed, to be made while the player watches: the game is
    /// assisted from then on. `undefined` if the fair player finds no useful move or was not asked.
    #[wasm_bindgen(js_name = takePlannedMove)]
    pub fn take_planned_move(&mut self) -> Option<String> {
        self.0.take_planned_move()
    }

    /// The deal, or the position set up by hand, as it was at the start.
    pub fn start(&self) -> Ts<EngineQuery> {
        out(self.0.start())
    }

    /// Notes that something was shown which only the engine can know.
    #[wasm_bindgen(js_name = engineHelped)]
    pub fn engine_helped(&mut self) {
        self.0.engine_helped();
    }

    /// The next move of a line that wins, if one is known.
    #[wasm_bindgen(js_name = engineHint)]
    pub fn engine_hint(&self) -> Option<Ts<Step>> {
        self.0.engine_hint().map(out)
    }

    /// How many moves the line that wins has from here, if one is known.
    #[wasm_bindgen(js_name = solutionLength)]
    pub fn solution_length(&self) -> Option<usize> {
        self.0.solution_length()
    }

    /// A copy that stands where this one does, with the solution ahead of it to step through.
    pub fn solution(&self) -> Option<TableHandle> {
        self.0.solution().map(Self)
    }

    /// Goes back to the last position that is known to be winnable.
    #[wasm_bindgen(js_name = backToWon)]
    pub fn back_to_won(&mut self, now_ms: f64) -> Ts<ActionResult> {
        out(self.0.back_to_won(now_ms))
    }

    /// What is known of each position of the line that led here.
    pub fn review(&self) -> Ts<Review> {
        out(self.0.review())
    }

    /// What there is to say of each move of the line that led here.
    pub fn remarks(&self) -> Ts<Remarks> {
        out(self.0.remarks())
    }

    /// Where the cards of the move of this number, from 1, could have gone to join another, if it
    /// missed that.
    #[wasm_bindgen(js_name = missedJoin)]
    pub fn missed_join(&self, number: usize) -> Option<Ts<Step>> {
        self.0.missed_join(number).map(out)
    }
}
