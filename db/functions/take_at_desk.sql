-- Money that a clerk takes at the desk: all that is due of an order, and no other sum. BZT30 says what is due. A
-- payment by card that was begun and not made gives way; its caller closes it.
create or replace function take_at_desk(which text, method text, amount integer, clerk integer)
returns integer language plpgsql as $$
declare
  o orders := lock_booking(which);
  payment integer;
begin
  if o.due <> take_at_desk.amount or o.due = 0 then
    raise exception using errcode = 'BZT30', message = coalesce(o.due, 0)::text;
  end if;
  perform lock_till(clerk, (clock() at time zone 'Europe/Warsaw')::date);
  perform give_up(h.id) from orders h where h.changes = o.id and h.pays_due and h.state = 'HELD';
  insert into payments (order_id, amount, state, method, employee_id, paid_at)
  values (o.id, o.due, 'PAID', take_at_desk.method, clerk, clock()) returning id into payment;
  perform settle_due(o);
  return payment;
end $$;
