//! What the keys of other keyboards mean. A terminal tells what a key types, not where it is.

/// The letters of the Latin layout that help and menu name, in the order of its keys.
const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";

/// What other layouts have in their places: Russian, Ukrainian, Greek and Hebrew. Where one has a
/// sign, the Latin letter stands for itself.
const LETTERS: [&str; 4] = [
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
    "qςερτυθιοπασδφγηξκλζχψωβνμ",
    "qwקראטוןםפשדגכעיחלךזסבהנמצ",
];

/// What the digits 0 to 9 have in common on French and Belgian keyboards without Shift. The `-` in
/// the place of the French 6 has a meaning of its own.
const DIGITS: &str = "à&é\"'(§è_ç";

/// The letter or digit that is meant by what was typed, in the same case.
pub(crate) fn latin(typed: char) -> char {
    let small = typed.to_lowercase().next().unwrap_or(typed);
    let at = |row: &str| row.chars().position(|letter| letter == small);
    if let Some(digit) = at(DIGITS) {
        return char::from_digit(u32::try_from(digit).unwrap_or(0), 10).unwrap_or(typed);
    }
    let letter = LETTERS.iter().find_map(|row| LATIN.chars().nth(at(row)?));
    match letter {
        Some(letter) if typed.is_uppercase() => letter.to_ascii_uppercase(),
        Some(letter) => letter,
        None => typed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::{Key, TablePlace, bindings};

    #[test]
    fn every_letter_of_a_layout_stands_for_the_one_in_its_place() {
        for row in LETTERS {
            assert_eq!(row.chars().count(), LATIN.len(), "{row}");
            let meant: String = row.chars().map(latin).collect();
            assert_eq!(meant, LATIN);
        }
        assert_eq!("фAФσΣßé".chars().map(latin).collect::<String>(), "aAAsSß2");
    }

    #[test]
    fn a_french_row_of_digits_needs_no_shift() {
        let row: String = "&é\"'(-è_çà".chars().map(latin).collect();
        assert_eq!(row, "12345-7890");
        assert_eq!("ÉÈÇÀ§".chars().map(latin).collect::<String>(), "27906");
    }

    #[test]
    fn no_sign_of_an_action_stands_for_a_letter_or_a_digit() {
        for key in bindings(TablePlace::Game).flat_map(|row| row.keys) {
            if let Key::Char(letter) = key {
                assert_eq!(latin(*letter), *letter);
            }
        }
    }
}
