-- Notes that a car that parks has come in or left, under the lock of its booking. `wanted` is a row of passages, with
-- `corrects` where it corrects the entry that counts now. Outcomes as those of hand_over; NOT_IN of a car that leaves.
create or replace function pass_barrier(wanted jsonb)
returns table (outcome text, id integer, employee_id integer, at timestamptz) language plpgsql as $$
declare
  h passages := jsonb_populate_record(null::passages, wanted);
  p parking;
  last passages;
  day date := (h.at at time zone 'Europe/Warsaw')::date;
begin
  select * into p from parking t where t.id = h.parking_id for update;
  if not found then
    outcome := 'MISSING';
    return next;
    return;
  end if;
  select * into last from passages x where x.parking_id = p.id and x.kind = h.kind order by x.id desc limit 1;
  if h.corrects is distinct from (case when not last.withdrawn then last.id end) then
    outcome := 'BEFORE';
    id := last.id;
    employee_id := last.employee_id;
    at := last.at;
    return next;
    return;
  end if;
  outcome := case
    when p.status = 'CANCELLED' then 'CANCELLED'
    when h.withdrawn then case when h.kind = 'IN' and p.left_at is not null then 'BACK' else 'DONE' end
    when day < lower(p.during) then 'NOT_BEGUN'
    when h.kind = 'IN' then case
      when h.corrects is not null then case when h.at > p.left_at then 'TOO_EARLY' else 'DONE' end
      when exists (select from orders o where o.id = p.order_id and o.state = 'HELD') then 'HELD'
      when day >= upper(p.during) then 'OVER'
      else 'DONE' end
    when p.entered_at is null then 'NOT_IN'
    when h.at < p.entered_at then 'TOO_EARLY'
    else 'DONE' end;
  if outcome <> 'DONE' then
    return next;
    return;
  end if;
  insert into passages (parking_id, kind, at, employee_id, corrects, withdrawn)
  values (h.parking_id, h.kind, h.at, h.employee_id, last.id, h.withdrawn)
  returning passages.id, passages.employee_id, passages.at
       into pass_barrier.id, pass_barrier.employee_id, pass_barrier.at;
  update parking t
     set entered_at = case when h.kind <> 'IN' then t.entered_at when not h.withdrawn then h.at end,
         left_at = case when h.kind <> 'OUT' then t.left_at when not h.withdrawn then h.at end
   where t.id = p.id;
  return next;
end $$;
