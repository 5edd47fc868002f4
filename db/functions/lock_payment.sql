-- The payment of an intent, locked after its booking and its order: in the order in which a cancelling takes them.
create or replace function lock_payment(intent text) returns payments language plpgsql as $$
declare
  p payments;
begin
  select * into p from payments where intent_id = intent;
  perform from parking where order_id = p.order_id for update;
  perform from rentals where order_id = p.order_id for update;
  perform from orders where id = p.order_id for update;
  select * into p from payments where intent_id = intent for update;
  return p;
end $$;
