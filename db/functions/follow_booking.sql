-- A paid order says what its booking says. Another number of days costs what a day was agreed to cost; where that is
-- less the difference goes back, as far as it was paid, unless app.refund is 'no'. What was declined before stays
-- declined. What is being cancelled gives back what it cost, whatever else is changed of it.
create or replace function follow_booking() returns trigger language plpgsql as $$
declare
  before orders;
  o orders;
  back integer;
begin
  select * into before from orders where id = new.order_id and state = 'CONFIRMED' for update;
  if not found then return null; end if;
  update orders set since = new.since, until = new.until,
                    amount = case when upper(new.during) - lower(new.during) = days_of(before)
                                    or new.status = 'CANCELLED' and old.status <> 'CANCELLED' then before.amount
                             else before.amount / days_of(before) * (upper(new.during) - lower(new.during)) end
   where id = before.id returning * into o;
  if tg_table_name = 'parking' then
    update orders set parking_level = new.parking_level, space_id = new.space_id, license_plate = new.license_plate
     where id = o.id;
  else
    update orders set cars_id = new.cars_id where id = o.id;
  end if;
  if new.status <> 'CANCELLED' and current_setting('app.refund', true) is distinct from 'no' then
    back := as_quoted(greatest(least(paid_left(o.id), before.amount) - o.amount, 0));
    perform give_back(o.id, back, case when is_customer(new.users_id) then 'CUSTOMER_CHANGE' else 'CHANGE' end);
  end if;
  return null;
end $$;

create or replace trigger follow_booking after update on parking
  for each row when (new.order_id is not null and (new.since, new.until, new.space_id, new.license_plate)
    is distinct from (old.since, old.until, old.space_id, old.license_plate))
  execute function follow_booking();
create or replace trigger follow_booking after update on rentals
  for each row when (new.order_id is not null and (new.since, new.until, new.cars_id)
    is distinct from (old.since, old.until, old.cars_id))
  execute function follow_booking();
