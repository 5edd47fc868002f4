-- The money follows a booking, whoever changes it. A paid order says what its booking says, and costs what those days
-- and that thing cost; of what is then paid too much the difference goes back, and all of it where the booking is
-- cancelled, unless the staff have declined that (app.refund is 'no') or its holder comes too late. as_quoted() holds
-- it to what they were told. Its holder is told in one mail, with what comes back.
-- What is still asked of its buyer (`due`) follows as well: all of an unpaid order, and of a paid one what the staff
-- made it dearer by and want for that (app.charge is 'yes'). Cancelled, nothing is; where the staff take that back,
-- what was (`dropped_due`).
create or replace function follow_booking() returns trigger language plpgsql as $$
declare
  o orders;
  own boolean := is_customer(new.users_id);
  declined boolean := coalesce(current_setting('app.refund', true), '') = 'no';
  charged boolean := coalesce(current_setting('app.charge', true), '') = 'yes';
  -- A parking space has neither, so both are read from what any row can be read as
  other_car boolean := to_jsonb(new) -> 'cars_id' is distinct from to_jsonb(old) -> 'cars_id';
  moved jsonb;
  price integer;
  back integer := 0;
  owed integer;
begin
  select * into o from orders where id = new.order_id and state in ('UNPAID', 'CONFIRMED', 'CANCELLED', 'VOID')
     for update;
  if not found or o.state in ('CANCELLED', 'VOID') and new.status = 'CANCELLED' then
    back := as_quoted(0);
    return null;
  end if;

  if new.status = 'CANCELLED' then
    if not declined and not (own and clock() > refund_until(lower(new.during))) then back := comes_back(o, 0); end if;
    back := as_quoted(back);
    update orders set dropped_due = due, due = 0, state = case when o.state = 'UNPAID' then 'VOID' when back > 0
                                            then 'REFUND_PENDING' else 'CANCELLED' end where id = o.id;
    perform give_back(o.id, back, case when own then 'CUSTOMER' else 'STAFF' end);
    perform tell_cancelling(o, back, own);
    return null;
  end if;

  if o.state = 'CANCELLED' then o.due := o.dropped_due; end if;
  if other_car then
    moved := taken_back_move('orders', o.order_number, o.cars_id, (to_jsonb(new) ->> 'cars_id')::integer);
  end if;
  price := agreed_price(o, upper(new.during) - lower(new.during),
                        case when other_car then 100 * (to_jsonb(new) ->> 'price_per_day')::integer end);
  if moved is not null then price := coalesce((moved -> 'amount' ->> 0)::integer, o.amount); end if;
  if not declined then back := comes_back(o, price); end if;
  back := as_quoted(back);
  owed := case when o.state in ('UNPAID', 'VOID') then price
               when moved is not null
                 then greatest(o.due + coalesce((moved #>> '{due,0}')::integer - (moved #>> '{due,1}')::integer, 0), 0)
               when price < o.amount then greatest(o.due - (o.amount - price), 0)
               when charged then o.due + price - o.amount
               else o.due end;
  update orders set (state, amount, due, since, until, parking_level, space_id, license_plate, cars_id, pickup_at,
                     return_at, arrive_at, leave_at) =
         (select case when o.state in ('UNPAID', 'VOID') then 'UNPAID' else 'CONFIRMED' end, price, owed,
                 new.since, new.until, r.parking_level, r.space_id, r.license_plate, r.cars_id,
                 r.pickup_at, r.return_at, r.arrive_at, r.leave_at
            from jsonb_populate_record(null::orders, to_jsonb(new)) r)
   where id = o.id;
  perform give_back(o.id, back, case when own then 'CUSTOMER_CHANGE' else 'CHANGE' end);
  -- New dates that were paid for are told of by confirm_change(), which knows what was paid
  if coalesce(current_setting('app.user', true), '') not in ('', 'system') then
    perform tell_change(o, -back, own);
  end if;
  return null;
end $$;

create or replace trigger follow_booking after update on parking
  for each row execute function follow_booking();
create or replace trigger follow_booking after update on rentals
  for each row execute function follow_booking();
