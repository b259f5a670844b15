# The help of the commands for researchers, in English alone, like what these commands say.

more-verify = A certificate lists all positions that can be reached, and for each why it leads nowhere: all its moves lead to others of the list, or a simple reason shows that nothing can be won. `webspinner solve --proof` writes it. It is checked by code that knows nothing of the solver. The exit status is 1 if a file proves nothing, and 2 if it cannot be read at all.
option-verify-files = Files with certificates; - for standard input
option-verify-memory = The most memory to use for each file
option-verify-json = Print JSON: an object on one line for each file

more-survey =
    Every answer is saved to a folder as soon as it is known. Ctrl-C stops the survey, and the same command continues it, whatever stopped it. The folder holds the results as results.parquet and results.csv, which `webspinner report` reads, and survey.json, which says how they were made. Every win is replayed by the rules before it is counted.

    Exit status: 0 every deal has an answer, unknown included; 2 bad input; 130 stopped before that.
option-survey-deals = The deals: numbers, and ranges that include both ends, as in ms:1..1000,ms:617,own:7
option-survey-sample = Only so many of the deals, all different, drawn at random
option-survey-seed = The number that the sample is drawn with; the same one draws the same deals in every version
option-survey-shard = One shard of the deals, the third of a hundred, as in 3/100, in a folder of its own within the survey's. With auto/100 the number is that of the task in a Slurm job array from 1 to 100, or of the pod in a Kubernetes indexed job; with auto, Slurm says how many there are, too. Deals are dealt to the shards in turn. `webspinner merge` puts the shards together
option-survey-output = The folder for the survey [default: survey- and the game's id]
option-survey-threads = How many deals are searched at the same time [default: as many as there are cores]
option-survey-shorten = How long to shorten each line that wins; a stop waits for it [default: not at all]
option-survey-extend = Add deals to the survey: the list has its deals first, and more after them. Answers that are there are kept
option-survey-retry = Search the unknown deals of a survey again, with these limits, which may differ from its own
option-survey-json = Print the figures as JSON

more-match =
    A fair player sees what a person at the table sees, and never takes a move back. Every game is printed, with its record in JSON; at the end come the number of wins and the range in which the true rate lies with 95% confidence. The same command plays the same games, however many threads there are.

    Exit status: 0 all deals were played; 2 bad input; 130 stopped before that.
option-match-deals = The deals: numbers, and ranges that include both ends, as in own:1..1000
option-match-player = Who plays: fair has learned from its own games, hints takes a quick look at the open cards, quick looks even less far ahead and makes mistakes
option-match-level = { option-analyze-level }
option-match-network = Have the fair player use the network in this file
option-match-output = Save the records to this file; if it is there, go on with its match
option-match-threads = How many deals are played at the same time [default: as many as there are cores]
option-match-json = Print each game and then the figures as JSON, a line each

more-merge =
    The results must be of the same program, game, rules and limits, and share no deal. They are read and written row by row, so that millions of deals need little memory. It says which shards and deals are missing; merge again once they are there, or decide them with `webspinner survey` in the new folder, without --shard.

    Exit status: 0 all deals are there; 1 some are missing, and the others are merged; 2 bad input.
option-merge-folders = Folders of surveys
option-merge-output = The folder for all of them together; older results in it are replaced

more-report = It writes report.md and the plots time.svg, nodes.svg and lengths.svg, replacing older ones. Several results of one game are compared, and counted together if they share no deal; several games get a section each.
option-report-files = Folders of surveys, or their results as Parquet or CSV
option-report-output = The folder for the page
option-report-json = Print the figures as JSON instead of writing a page

more-perft = A way is a sequence of legal moves and row deals; sequences that lead to the same position count separately. Two implementations with the same counts very likely agree on the rules.
option-perft-deal = The deal: a number, or a scheme and number such as ms:1
option-perft-depth = How many moves and row deals, at most 1000
option-perft-divide = Show the count of each first move too
option-perft-json = Print the counts as JSON

more-bench = The total number of nodes (positions looked at) is the signature of the search: it is the same in every run and on every machine, and changes only when the search does.
option-bench-json = Print the counts as JSON
