-- A refund has its order's number, by which the event log names it.
create or replace function name_refund() returns trigger language plpgsql as $$
begin
  new.order_number := (select order_number from payments where id = new.payment_id);
  return new;
end $$;

create or replace trigger name_refund before insert on refunds
  for each row execute function name_refund();
