//! The shard of a survey, as it is typed or as the machine's scheduler tells it.

use std::str::FromStr;

use anyhow::{Context, Error, Result, anyhow, bail};
use webspinner_survey::Shard;

/// The number of a task in a job array of Slurm.
const SLURM_TASK: &str = "SLURM_ARRAY_TASK_ID";

/// The number of a pod in an indexed job of Kubernetes, counted from 0.
const KUBERNETES_INDEX: &str = "JOB_COMPLETION_INDEX";

/// The error for a text that names no shard.
const UNREADABLE: &str = "write the number of the shard and how many there are, as in 3/100; or \
    auto/100, where Slurm or Kubernetes says the number";

/// A shard on the command line: `3/100`, `auto/100` or `auto`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShardArgument {
    /// This one.
    Given(Shard),
    /// The one that the environment names, of this many if that is given.
    Auto(Option<u64>),
}

impl FromStr for ShardArgument {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        if text == "auto" {
            return Ok(Self::Auto(None));
        }
        let of = text.strip_prefix("auto/");
        // The first shard is there if any is.
        let shard = of.map_or(text.to_owned(), |of| format!("1/{of}"));
        let shard = shard.parse::<Shard>();
        let shard = shard.map_err(|_| anyhow!(UNREADABLE))?;
        Ok(match of {
            Some(_) => Self::Auto(Some(shard.of())),
            None => Self::Given(shard),
        })
    }
}

impl ShardArgument {
    /// The shard that it means in an environment with these variables.
    ///
    /// # Errors
    /// If the environment does not say which.
    pub(crate) fn shard(self, variable: impl Fn(&str) -> Option<String>) -> Result<Shard> {
        let of = match self {
            Self::Given(shard) => return Ok(shard),
            Self::Auto(of) => of,
        };
        let number = |name: &'static str| -> Result<Option<u64>> {
            let Some(text) = variable(name) else {
                return Ok(None);
            };
            let number = text.trim().parse().ok();
            Ok(Some(number.with_context(|| {
                format!("{name} is {text:?}, which is not a number")
            })?))
        };
        let (task, index) = (number(SLURM_TASK)?, number(KUBERNETES_INDEX)?);
        match (task, index) {
            (None, None) => bail!(
                "--shard auto: neither {SLURM_TASK}, of a Slurm job array, nor {KUBERNETES_INDEX}, \
                 of a Kubernetes indexed job, is set; write the number of the shard, as in 3/100"
            ),
            (Some(_), Some(_)) => bail!(
                "--shard auto: both {SLURM_TASK} and {KUBERNETES_INDEX} are set; write the number \
                 of the shard, as in 3/100"
            ),
            (Some(task), None) => {
                let of = of.map_or_else(|| array_count(number), Ok)?;
                named(SLURM_TASK, task, task, of)
            }
            (None, Some(index)) => {
                let of = of.with_context(|| {
                    format!(
                        "--shard auto: {KUBERNETES_INDEX} says which shard this is, but nothing \
                         says how many there are; write --shard auto/100 if there are a hundred"
                    )
                })?;
                named(KUBERNETES_INDEX, index, index.saturating_add(1), of)
            }
        }
    }
}

/// How many tasks an array has that counts them from 1.
fn array_count(number: impl Fn(&'static str) -> Result<Option<u64>>) -> Result<u64> {
    let least = number("SLURM_ARRAY_TASK_MIN")?;
    let most = number("SLURM_ARRAY_TASK_MAX")?;
    let count = number("SLURM_ARRAY_TASK_COUNT")?;
    // A part of an array has another count, and would divide the deals anew.
    let is_whole = least == Some(1) && most == count;
    let count = count.filter(|_| is_whole);
    count.context(
        "--shard auto needs an array of tasks from 1 up without gaps; start it with --array=1-100, \
         or write --shard auto/100 to run some of a hundred again",
    )
}

/// The shard with a number that comes from a variable with this value.
fn named(name: &'static str, value: u64, number: u64, of: u64) -> Result<Shard> {
    Shard::new(number, of).with_context(|| {
        let first = u64::from(value == number);
        let last = of + first - 1;
        format!("{name} is {value}, and not one of {first} to {last}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(text: &str, variables: &[(&str, &str)]) -> Result<String, String> {
        let argument: ShardArgument = text.parse().map_err(|error: Error| error.to_string())?;
        let value = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        let shard = argument.shard(value);
        shard.map_or_else(
            |error| Err(error.to_string()),
            |shard| Ok(shard.to_string()),
        )
    }

    #[test]
    fn a_shard_is_typed_or_comes_from_the_scheduler() {
        assert_eq!(shard("3/100", &[(SLURM_TASK, "7")]).as_deref(), Ok("3/100"));
        assert_eq!(
            shard("auto/100", &[(SLURM_TASK, "7")]).as_deref(),
            Ok("7/100")
        );
        // The indexes of Kubernetes begin with 0.
        assert_eq!(
            shard("auto/100", &[(KUBERNETES_INDEX, "7")]).as_deref(),
            Ok("8/100")
        );
        assert_eq!(
            shard("auto/8", &[(KUBERNETES_INDEX, "7")]).as_deref(),
            Ok("8/8")
        );
        let array = |id, least, most, count| {
            let variables = [
                (SLURM_TASK, id),
                ("SLURM_ARRAY_TASK_MIN", least),
                ("SLURM_ARRAY_TASK_MAX", most),
                ("SLURM_ARRAY_TASK_COUNT", count),
            ];
            shard("auto", &variables)
        };
        assert_eq!(array("5", "1", "20", "20").as_deref(), Ok("5/20"));
        let whole = "--shard auto needs an array of tasks from 1 up";
        for (least, most, count) in [("0", "19", "20"), ("5", "5", "1"), ("1", "19", "10")] {
            let error = array("5", least, most, count).unwrap_err();
            assert!(error.starts_with(whole), "{error}");
        }
    }

    #[test]
    fn what_is_missing_for_a_shard_is_said() {
        for text in ["", "3", "0/3", "4/3", "auto/", "auto/0", "auto/x", "Auto"] {
            let error = shard(text, &[]).unwrap_err();
            assert!(
                error.starts_with("write the number of the shard"),
                "{error}"
            );
        }
        let error = |text, variables: &[_]| shard(text, variables).unwrap_err();
        assert!(error("auto/9", &[]).contains("neither SLURM_ARRAY_TASK_ID"));
        let both = [(SLURM_TASK, "1"), (KUBERNETES_INDEX, "1")];
        assert!(error("auto/9", &both).contains("both SLURM_ARRAY_TASK_ID"));
        let alone = error("auto", &[(KUBERNETES_INDEX, "1")]);
        assert!(alone.contains("--shard auto/100"), "{alone}");
        let error = |text, name, value| shard(text, &[(name, value)]).unwrap_err();
        assert_eq!(
            error("auto/9", SLURM_TASK, "x"),
            "SLURM_ARRAY_TASK_ID is \"x\", which is not a number"
        );
        assert_eq!(
            error("auto/9", SLURM_TASK, "0"),
            "SLURM_ARRAY_TASK_ID is 0, and not one of 1 to 9"
        );
        assert_eq!(
            error("auto/9", KUBERNETES_INDEX, "9"),
            "JOB_COMPLETION_INDEX is 9, and not one of 0 to 8"
        );
    }
}
