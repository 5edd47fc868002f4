-- What came for an order and has not gone back, in grosze; it is read like a column: o.paid
create or replace function paid(orders) returns integer language sql stable as $$ select paid_left($1.id) $$;
