-- Small choices that a front end keeps, such as its theme. Each front end has its own namespace.
CREATE TABLE settings (
    namespace TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (namespace, name)
);
