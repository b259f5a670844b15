//! How much the player that has learned thinks.

/// How much a player thinks, in tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThoughtLimits {
    /// How many tables it values before it decides.
    pub tables: usize,
    /// How it looks behind the best ways to see a new card.
    pub look: Look,
    /// How it then looks more closely behind the best of those.
    pub second_look: Option<Look>,
    /// How it looks a second card deep, behind those that the closest of these looks shows.
    pub third_look: Option<Look>,
    /// How many nodes the solver looks at once every card is known.
    pub nodes: u64,
    /// How many searches it may take to prove a win [certain](super::Plan::is_certain) while few
    /// cards are unseen; 0 to look for none.
    pub proof_searches: usize,
}

/// How a player looks behind cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Behind how many ways to see a new card; 0 or 1 to trust the first estimate.
    pub ways: usize,
    /// How many tables it values behind each, for each card.
    pub tables: usize,
    /// How many random rows it tries.
    pub rows: usize,
    /// How many random cards it tries; `None` for every card that may turn up.
    pub cards: Option<usize>,
}

impl ThoughtLimits {
    /// What a player thinks on each level, the first of which is 1: about 4 ms, 40 ms, 0.2 s and
    /// 1.5 s a decision.
    pub const LEVELS: [Self; 4] = [
        Self {
            tables: 3_000,
            look: Look {
                ways: 4,
                tables: 20,
                rows: 4,
                cards: None,
            },
            second_look: None,
            third_look: None,
            nodes: 50_000,
            proof_searches: 0,
        },
        Self {
            tables: 20_000,
            look: Look {
                ways: 16,
                tables: 60,
                rows: 10,
                cards: None,
            },
            second_look: None,
            third_look: None,
            nodes: 200_000,
            proof_searches: 120,
        },
        Self {
            tables: 100_000,
            look: Look {
                ways: 16,
                tables: 60,
                rows: 10,
                cards: None,
            },
            second_look: Some(Look {
                ways: 5,
                tables: 60,
                rows: 10,
                cards: None,
            }),
            third_look: Some(Look {
                ways: 3,
                tables: 40,
                rows: 5,
                cards: Some(6),
            }),
            nodes: 2_000_000,
            proof_searches: 120,
        },
        Self {
            tables: 200_000,
            look: Look {
                ways: 24,
                tables: 100,
                rows: 20,
                cards: None,
            },
            second_look: Some(Look {
                ways: 8,
                tables: 100,
                rows: 20,
                cards: None,
            }),
            third_look: Some(Look {
                ways: 5,
                tables: 60,
                rows: 10,
                cards: Some(12),
            }),
            nodes: 4_000_000,
            proof_searches: 240,
        },
    ];
    /// The level where none is named.
    pub const USUAL_LEVEL: u64 = 2;
    /// What a player thinks on that level.
    pub const USUAL: Self = Self::LEVELS[1];

    /// What a player thinks on a level, from 1 up; `None` if there is no such level.
    #[must_use]
    pub fn of_level(level: u64) -> Option<Self> {
        let index = usize::try_from(level.checked_sub(1)?).ok()?;
        Self::LEVELS.get(index).copied()
    }
}
