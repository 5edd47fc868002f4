-- Up Migration

-- The pictures that somebody has uploaded, by their names. What no row shows a day later is deleted by the sweeper.
create table uploads (
  name text primary key check (length(name) between 1 and 80),
  create_time timestamptz not null default now()
);
create index uploads_create_time on uploads (create_time);

-- Whether a picture is still shown is asked by its name
create index users_img on users (img) where img is not null;
create index cars_img on cars (img) where img is not null;
