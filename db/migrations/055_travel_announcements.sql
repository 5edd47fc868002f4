-- Up Migration

-- What concerns people who travel now, such as a closed road, is marked.
alter table announcements
  add travel boolean not null default false;

-- Down Migration

alter table announcements
  drop travel;
