-- An unpaid order whose booking was deleted is asked for no longer. Whoever was told that it stands is told that it no
-- longer does.
create or replace function void_order() returns trigger language plpgsql as $$
declare
  o orders;
begin
  update orders set state = 'VOID', due = 0 where id = old.order_id and state = 'UNPAID' returning * into o;
  if found and exists (select from outbox where order_id = o.id and kind = 'booked' and sent_at is not null) then
    perform tell_cancelling(o, 0, false);
  end if;
  return null;
end $$;

create or replace trigger void_order after delete on parking
  for each row when (old.order_id is not null)
  execute function void_order();
create or replace trigger void_order after delete on rentals
  for each row when (old.order_id is not null)
  execute function void_order();
