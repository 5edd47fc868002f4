-- Up Migration

-- An announcement is written before it is shown: as a draft, or for a day to come. What is there stays as it is
alter table announcements
  add valid_from timestamptz,
  add draft boolean not null default false,
  add constraint announcements_valid_in_turn check (valid_from < valid_until);

create index announcements_by_valid_from on announcements (valid_from, create_time, id);

-- Down Migration

alter table announcements
  drop valid_from,
  drop draft;
