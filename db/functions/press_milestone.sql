-- Notes that a flight has come to a step, under the lock of the flight, and what follows for it. `wanted` is a row of
-- milestones, with `corrects` where it corrects the entry that counts now; `earlier` and `later` are the steps that may
-- not be later or earlier than this one, `becomes` the flight's status with it, `from` the statuses that become it.
-- Outcome: DONE; MISSING; OFF, where the flight is cancelled; WRONG, where it is no step of such a flight; FAR, where
-- the flight is more than so many hours (`hours_around`) from then; BEFORE: somebody else was first, or what was to be
-- corrected counts no more; CROSSED: another step's time makes this one's impossible, to the minute. The last two tell
-- which entry that is.
create or replace function press_milestone(wanted jsonb)
returns table (outcome text, id integer, kind text, employee_id integer, at timestamptz) language plpgsql as $$
declare
  m milestones;
  f flights;
  other milestones;
  becomes text := wanted ->> 'becomes';
  around interval := make_interval(hours => (wanted ->> 'hours_around')::int);
  planned timestamptz;
  expected timestamptz;
  tells text[] := array['off_block', 'airborne', 'landed', 'in_block'];
  written timestamptz;
begin
  m := jsonb_populate_record(null::milestones, wanted);
  select * into f from flights t where t.id = m.flight_id for update;
  planned := case when f.is_departure then f.departure else f.arrival end;
  expected := expected_here(f.is_departure, f.departure, f.arrival, f.status, f.estimated);
  outcome := case
    when f.id is null then 'MISSING'
    when f.status = 'CANCELED' then 'OFF'
    when f.is_departure <> (wanted ->> 'of' = 'departure') then 'WRONG'
    when m.at < least(planned, expected) - around or m.at > greatest(planned, expected) + around then 'FAR' end;
  if outcome is not null then
    return next;
    return;
  end if;
  select * into other from milestones x
   where x.flight_id = f.id and x.kind = m.kind and x.undone_at is null
     and not exists (select from milestones c where c.corrects = x.id and c.undone_at is null);
  if m.corrects is distinct from other.id then
    outcome := 'BEFORE';
  else
    select * into other from milestones x
     where x.flight_id = f.id and x.undone_at is null
       and not exists (select from milestones c where c.corrects = x.id and c.undone_at is null)
       and case
         when x.kind in (select jsonb_array_elements_text(wanted -> 'earlier'))
           then date_trunc('minute', x.at) > date_trunc('minute', m.at)
         when x.kind in (select jsonb_array_elements_text(wanted -> 'later'))
           then date_trunc('minute', x.at) < date_trunc('minute', m.at) end
     order by x.at desc, x.id desc limit 1;
    if other.id is not null then outcome := 'CROSSED'; end if;
  end if;
  if outcome is not null then
    id := other.id;
    kind := other.kind;
    employee_id := other.employee_id;
    at := other.at;
    return next;
    return;
  end if;
  if m.corrects is not null or not (wanted -> 'from') ? f.status
     or (wanted ->> 'unless_bags')::boolean and exists (select from luggage l where l.flights_id = f.id) then
    becomes := null;
  end if;
  if m.kind = any(tells) then
    select x.actual_before into written from milestones x
     where x.flight_id = f.id and x.kind = any(tells) and x.undone_at is null
     order by x.id limit 1;
    if not found then written := case when f.is_departure then f.actual_departure else f.actual_arrival end; end if;
  end if;
  insert into milestones (flight_id, kind, at, pressed_at, employee_id, corrects, told, status_before, status_after,
                          actual_before)
  values (m.flight_id, m.kind, m.at, m.pressed_at, m.employee_id, m.corrects, m.told,
          case when becomes <> f.status then f.status end, becomes, written)
  returning 'DONE', milestones.id, milestones.kind, milestones.employee_id, milestones.at
       into outcome, id, kind, employee_id, at;
  perform follow_milestones(f.id, m.kind, becomes);
  return next;
end $$;
