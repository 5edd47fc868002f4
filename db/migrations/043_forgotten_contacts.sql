-- Up Migration

-- Whoever began to pay and never did is nobody's customer: answers how many orders forgot them.
create function forget_unpaid(days integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  perform forget_buyer(o) from orders o
    where state = 'EXPIRED' and not is_gone(email) and expires_at < now() - make_interval(days => days);
  get diagnostics forgotten = row_count;
  update orders set license_plate = 'USUNIETY' where state = 'EXPIRED' and is_gone(email)
    and license_plate <> 'USUNIETY';
  return forgotten;
end $$;

-- The plates of bookings that staff wrote down for somebody without an account.
create function forget_plates(days integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  update parking set license_plate = 'USUNIETY'
   where order_id is null and users_id is null and until < now() - make_interval(days => days)
     and license_plate <> 'USUNIETY';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
create index orders_unpaid on orders (expires_at) where state = 'EXPIRED';
