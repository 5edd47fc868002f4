-- Up Migration

-- Which rows of people a member of staff was shown in lists within a day, each once however often it was read: of this
-- the event log gets a line an hour, instead of one for each list.
create table people_listed (
  who integer not null,
  table_name text not null,
  day date not null,
  ids integer[] not null,
  -- How many of them lines of the log tell already, and since when there is none
  logged integer not null default 0,
  logged_at timestamptz not null,
  primary key (who, table_name, day)
);
