-- Up Migration

-- What was still asked for as the booking was cancelled: asked for again once the staff take that back
alter table orders add dropped_due integer not null default 0 check (dropped_due >= 0);

-- Down Migration

alter table orders drop dropped_due;
