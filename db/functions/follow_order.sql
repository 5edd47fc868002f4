-- An order that has paid for new dates stands and falls with the one whose booking has them, to which its payment was
-- given. One that came too late has its own, and goes its own way.
create or replace function follow_order() returns trigger language plpgsql as $$
begin
  update orders o set state = new.state
   where changes = new.id and state = old.state
     and not exists (select from payments p where p.order_id = o.id and p.state = 'PAID');
  return null;
end $$;

create or replace trigger follow_order after update of state on orders
  for each row when (new.changes is null and new.state is distinct from old.state and old.state <> 'HELD')
  execute function follow_order();
