# The help of `webspinner engine`, in English alone, for those who write programs.

more-engine = One request a line, one answer a line; docs/formats.md specifies them, docs/engine.schema.json is their JSON Schema.
option-engine-schema = Print the JSON Schema of requests and answers instead
