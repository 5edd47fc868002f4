-- Up Migration

-- By how much a change of dates raised what is asked of the buyer, in grosze: days given for nothing are not what a
-- later payment is for. Null: changed before this was noted.
alter table order_dates add added_due integer;

-- Down Migration

alter table order_dates drop added_due;
