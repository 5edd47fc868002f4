-- A payment has its order's number, by which the event log names it.
create or replace function name_payment() returns trigger language plpgsql as $$
begin
  new.order_number := (select order_number from orders where id = new.order_id);
  return new;
end $$;

create or replace trigger name_payment before insert on payments
  for each row execute function name_payment();
