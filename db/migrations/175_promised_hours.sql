-- Up Migration

-- The hours of the first and the last day that were promised: they order the desk's day and charge nothing
alter table rentals
  add pickup_at text check (pickup_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add return_at text check (return_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
alter table parking
  add arrive_at text check (arrive_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add leave_at text check (leave_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
-- An order takes them along, for its place may be taken anew once it is paid
alter table orders
  add pickup_at text check (pickup_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add return_at text check (return_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add arrive_at text check (arrive_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add leave_at text check (leave_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- Down Migration

alter table rentals
  drop pickup_at,
  drop return_at;
alter table parking
  drop arrive_at,
  drop leave_at;
alter table orders
  drop pickup_at,
  drop return_at,
  drop arrive_at,
  drop leave_at;
