-- Up Migration

-- Functions and triggers are written in db/functions, each as it is today. This is what was applied of those files.
create table applied_functions (
  name text primary key,
  hash text not null
);
