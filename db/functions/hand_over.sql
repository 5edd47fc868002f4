-- Notes that a car was handed over or came back, under the locks of its rental and of the car, and what follows for
-- the rental. `wanted` is a row of hand_overs, with `corrects` where it corrects the entry that counts now, and for a
-- return perhaps `until`: another last day. Outcome: DONE; MISSING; CANCELLED; HELD, while somebody pays for it;
-- NOT_BEGUN and OVER, where the hour is not within its days; NOT_OUT and TOO_EARLY of a return; CAR_OUT, where another
-- has the car; BACK, where the car that is said not to have gone is back; or BEFORE: somebody else was first, who and
-- when.
create or replace function hand_over(wanted jsonb)
returns table (outcome text, id integer, employee_id integer, at timestamptz) language plpgsql as $$
declare
  h hand_overs;
  r rentals;
  last hand_overs;
  day date;
begin
  h := jsonb_populate_record(null::hand_overs, wanted || jsonb_build_object('create_time', clock(), 'version', 1));
  day := (h.at at time zone 'Europe/Warsaw')::date;
  select * into r from rentals t where t.id = h.rentals_id for update;
  if not found then
    outcome := 'MISSING';
    return next;
    return;
  end if;
  -- Whoever books the car waits for what becomes of it here: see demand_car_back
  perform from cars c where c.id = r.cars_id for update;
  select * into last from hand_overs x where x.rentals_id = r.id and x.kind = h.kind order by x.id desc limit 1;
  if h.corrects is distinct from (case when not last.withdrawn then last.id end) then
    outcome := 'BEFORE';
    id := last.id;
    employee_id := last.employee_id;
    at := last.at;
    return next;
    return;
  end if;
  outcome := case
    when r.status = 'CANCELLED' then 'CANCELLED'
    when h.withdrawn then case when h.kind = 'OUT' and r.back_at is not null then 'BACK' else 'DONE' end
    when day < lower(r.during) then 'NOT_BEGUN'
    when h.kind = 'OUT' then case
      when h.corrects is not null then case when h.at > r.back_at then 'TOO_EARLY' else 'DONE' end
      when exists (select from orders o where o.id = r.order_id and o.state = 'HELD') then 'HELD'
      when r.status = 'RETURNED' or day >= upper(r.during) then 'OVER'
      when exists (select from rentals t
                    where t.cars_id = r.cars_id and t.id <> r.id and t.status in ('PENDING', 'RENTED')
                      and t.out_at is not null and t.back_at is null) then 'CAR_OUT'
      else 'DONE' end
    when r.out_at is null then 'NOT_OUT'
    when h.at < r.out_at then 'TOO_EARLY'
    else 'DONE' end;
  if outcome <> 'DONE' then
    return next;
    return;
  end if;
  insert into hand_overs (rentals_id, kind, at, employee_id, mileage, fuel, marks, photos, signature, on_paper,
                          licence_seen, note, corrects, withdrawn)
  values (h.rentals_id, h.kind, h.at, h.employee_id, h.mileage, h.fuel, h.marks, h.photos, h.signature, h.on_paper,
          h.licence_seen, h.note, last.id, h.withdrawn)
  returning hand_overs.id, hand_overs.employee_id, hand_overs.at
       into hand_over.id, hand_over.employee_id, hand_over.at;
  if h.kind = 'OUT' then
    update rentals t set out_at = case when not h.withdrawn then h.at end,
                         status = case when t.status = 'PENDING' then 'RENTED' else t.status end
     where t.id = r.id;
  else
    update rentals t set back_at = case when not h.withdrawn then h.at end,
                         return_time = case when not h.withdrawn then h.at end,
                         status = case when h.withdrawn then 'RENTED' else 'RETURNED' end,
                         until = coalesce((wanted ->> 'until')::timestamptz, t.until)
     where t.id = r.id;
  end if;
  -- After the mail about other days, where its return ended it earlier: what is said last is what is so
  insert into outbox (kind, order_id, facts)
  select 'hand_over', o.id, jsonb_build_object(
           'kind', h.kind, 'at', h.at, 'mileage', h.mileage, 'fuel', h.fuel, 'withdrawn', h.withdrawn,
           'corrected', h.corrects is not null)
    from orders o where o.id = r.order_id and o.email is not null and not is_gone(o.email);
  return next;
end $$;
