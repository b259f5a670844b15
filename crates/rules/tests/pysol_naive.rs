//! The naive rules and `PySolFC` agree: the same cards dealt, the same moves legal before every
//! step of random play, the same permission to deal, and the same table at the end. What differs is
//! listed in `naive/differences.rs`.

use crate::naive::{
    Card, Collecting, Layout, Table, cards, deals, follow_all, follow_winning_line, game,
    kpat_pack, lay_out, play_to_foundations, pysol_deal, transcripts,
};

#[test]
fn the_same_moves_are_legal_at_every_step_but_for_the_listed_differences() {
    follow_all::<Table>();
}

#[test]
fn the_transcripts_start_from_the_cards_of_their_deal_numbers() {
    for transcript in transcripts() {
        let mut dealt = pysol_deal(transcript.game_id, &transcript.number);
        if transcript.collecting == Collecting::ByItself && dealt.game.little.is_some() {
            play_to_foundations(&mut dealt);
        }
        let initial = transcript
            .initial
            .to_table(transcript.game_id, transcript.collecting);
        let place = format!("{} {}", transcript.game_id, transcript.number);
        dealt.assert_same_cards(&initial, &place);
    }
}

#[test]
fn all_first_layouts_come_out_card_for_card() {
    let deals = deals();
    assert_eq!(deals.len(), 981);
    for deal in deals {
        let ours = pysol_deal(deal.game_id, &deal.number);
        let theirs = deal.state.to_table(deal.game_id, Collecting::ByItself);
        ours.assert_same_cards(&theirs, &format!("{} {}", deal.game_id, deal.number));
    }
}

/// First column, bottom first, and the next row of two deals that `KPatience` numbers 1 and 12345.
#[test]
fn kpatience_deals_its_own_layout() {
    let known = [
        (1, "JD 4D KS QD 4S 7C", "KC QC 7D 5C 4D AH TD 4H 6D TD"),
        (12345, "QC 4D 9S 8H 4C KD", "3H 9H 5S 2C 7S 7C 5C 9S QC 8D"),
    ];
    for (number, column, row) in known {
        let table = lay_out(game("spider"), &kpat_pack(2, 4, number), Layout::Kpat);
        let first: Vec<Card> = table.columns[0].iter().map(|&(card, _)| card).collect();
        assert_eq!(first, cards(column), "column 1 of {number}");
        assert_eq!(table.stock[..10], cards(row), "next row of {number}");
        let open: Vec<usize> = table
            .columns
            .iter()
            .map(|c| c.iter().filter(|(_, up)| *up).count())
            .collect();
        assert_eq!(open, [1; 10], "one open card in each column of {number}");
    }
}

#[test]
fn the_known_line_wins_one_suit_spider_with_collecting_by_choice() {
    follow_winning_line::<Table>(Collecting::ByChoice);
}

#[test]
fn the_known_line_wins_one_suit_spider_with_collecting_by_itself() {
    follow_winning_line::<Table>(Collecting::ByItself);
}
