//! Follows `PySolFC`'s transcripts with a player, and compares at every step.

use std::collections::{BTreeMap, BTreeSet};

use super::differences::{
    DIFFERENCES, Difference, differs, expected_legal, starts_in_the_wrong_slot,
};
use super::games::Collecting;
use super::pysol::{Transcript, pysol_deal, transcripts, winning_line};
use super::table::{Move, Outcome, Step, Table};

/// An implementation of our rules that is compared with `PySolFC`: the naive one or another.
pub(crate) trait Player {
    /// Starts from this table.
    fn start(table: Table) -> Self;
    /// What lies on the table now.
    fn table(&self) -> Table;
    fn legal(&self) -> BTreeSet<Move>;
    fn may_deal(&self) -> bool;
    fn outcome(&self) -> Outcome;
    fn cards_in_order(&self) -> usize;
    /// Takes a step that the player has called legal.
    fn take(&mut self, step: Step);
    /// Takes a step that only `PySolFC` calls legal.
    fn take_unasked(&mut self, step: Step);
}

impl Player for Table {
    fn start(table: Table) -> Table {
        table
    }

    fn table(&self) -> Table {
        self.clone()
    }

    fn legal(&self) -> BTreeSet<Move> {
        Table::legal(self)
    }

    fn may_deal(&self) -> bool {
        self.deal_permission().is_ok()
    }

    fn outcome(&self) -> Outcome {
        Table::outcome(self)
    }

    fn cards_in_order(&self) -> usize {
        Table::cards_in_order(self)
    }

    fn take(&mut self, step: Step) {
        self.apply(step);
    }

    fn take_unasked(&mut self, step: Step) {
        self.apply(step);
    }
}

/// How often each difference showed.
type Shown = BTreeMap<(&'static str, Difference), usize>;

fn show(shown: &mut Shown, game_id: &'static str, difference: Difference, times: usize) {
    if times > 0 {
        *shown.entry((game_id, difference)).or_default() += times;
    }
}

/// Follows every transcript. All differences on the list must show, and no others.
pub(crate) fn follow_all<P: Player>() {
    let transcripts = transcripts();
    assert_eq!(transcripts.len(), 57 * 4);
    let mut shown = Shown::new();
    let mut steps = 0;
    for transcript in &transcripts {
        follow::<P>(transcript, &mut shown);
        steps += transcript.steps.len();
    }
    assert_eq!(steps, 11634);
    let listed: BTreeSet<(&str, Difference)> = DIFFERENCES.iter().copied().collect();
    let seen: BTreeSet<(&str, Difference)> = shown.keys().copied().collect();
    assert_eq!(
        seen, listed,
        "every listed difference shows, and no other: {shown:?}"
    );
}

/// Plays a transcript through and compares at every step.
fn follow<P: Player>(transcript: &Transcript, shown: &mut Shown) {
    let id = transcript.game_id;
    let plays_itself = differs(id, Difference::PlaysToFoundations)
        && transcript.collecting == Collecting::ByItself;
    let mut player = P::start(transcript.initial.to_table(id, transcript.collecting));
    for (number, step) in transcript.steps.iter().enumerate() {
        let place = format!("{id} {} step {number}: {:?}", transcript.number, step.step);
        let (table, ours) = (player.table(), player.legal());
        let expected = expected_legal(&table, ours.clone());
        assert_eq!(expected, step.legal, "legal moves, {place}");
        assert_eq!(player.may_deal(), step.can_deal, "dealing, {place}");
        let more = step.legal.difference(&ours).count();
        show(shown, id, Difference::MixedRunsOverVacancies, more);
        let fewer: Vec<Move> = ours.difference(&step.legal).copied().collect();
        let (slots, rows): (Vec<Move>, Vec<Move>) = fewer
            .into_iter()
            .partition(|&mv| starts_in_the_wrong_slot(&table, mv));
        show(shown, id, Difference::SlotsOfAcesAndKings, slots.len());
        show(shown, id, Difference::StrictRows, rows.len());
        match step.step {
            Step::Move(mv) if !ours.contains(&mv) => player.take_unasked(step.step),
            allowed => player.take(allowed),
        }
        if plays_itself {
            let gone = play_to_foundations(&mut player);
            show(shown, id, Difference::PlaysToFoundations, gone);
        }
        let won = player.outcome() == Outcome::Won;
        assert_eq!(won, step.won_after, "won, {place}");
    }
    let end = transcript.end.to_table(id, transcript.collecting);
    let place = format!("{id} {} at the end", transcript.number);
    player.table().assert_same_cards(&end, &place);
    assert_eq!(player.may_deal(), transcript.can_deal_at_end, "{place}");
}

/// Plays to foundations until nothing more goes, the leftmost pile first, and says how many cards
/// went.
pub(crate) fn play_to_foundations<P: Player>(player: &mut P) -> usize {
    let mut gone = 0;
    loop {
        let legal = expected_legal(&player.table(), player.legal());
        let Some(&mv) = legal
            .iter()
            .find(|mv| matches!(mv, Move::Foundation { .. }))
        else {
            return gone;
        };
        player.take(Step::Move(mv));
        gone += 1;
    }
}

/// Wins deal 1 of one-suit Spider with the known line, which collects by hand; where the game
/// collects by itself, those steps are left out.
pub(crate) fn follow_winning_line<P: Player>(collecting: Collecting) {
    let dealt = pysol_deal("spider-1", "1");
    let game = dealt.game.with_collecting(collecting);
    let mut player = P::start(Table { game, ..dealt });
    let by_itself = collecting == Collecting::ByItself;
    for step in winning_line() {
        if by_itself && matches!(step, Step::Move(Move::Collect { .. })) {
            continue;
        }
        assert_eq!(player.outcome(), Outcome::Open);
        let legal = match step {
            Step::Move(mv) => player.legal().contains(&mv),
            Step::Deal => player.may_deal(),
        };
        assert!(legal, "{step:?} is legal");
        player.take(step);
    }
    assert_eq!(player.outcome(), Outcome::Won);
    assert_eq!(player.cards_in_order(), 104);
    assert_eq!(player.table().collected.len(), 8);
}
