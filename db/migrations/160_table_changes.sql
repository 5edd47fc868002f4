-- Up Migration

-- How often each table was changed, in as many rows as there have been writers at one time: see
-- db/functions/count_change.sql. What changes all the time leaves room on its page, so that no index is written.
create table table_changes (
  id bigint generated always as identity primary key,
  table_name text not null,
  changes bigint not null
) with (fillfactor = 25);
