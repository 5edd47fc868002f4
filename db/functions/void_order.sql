-- An unpaid order whose booking was deleted is asked for no longer.
create or replace function void_order() returns trigger language plpgsql as $$
begin
  update orders set state = 'VOID', due = 0 where id = old.order_id and state = 'UNPAID';
  return null;
end $$;

create or replace trigger void_order after delete on parking
  for each row when (old.order_id is not null)
  execute function void_order();
create or replace trigger void_order after delete on rentals
  for each row when (old.order_id is not null)
  execute function void_order();
