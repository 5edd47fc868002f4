-- Gives flights a gate, or none, and the first of them perhaps another time here (`retimed`), with the status that
-- follows from it (null: as it is). Whoever assigns waits for whoever assigns the same gate; `print` says which plan
-- was looked at, see plan_print. Outcome: DONE; MISSING; STALE, where the first flight has another version; CHANGED,
-- where the plan has changed since it was looked at.
create or replace function assign_gate(ids text[], gate integer, seen integer, retimed boolean, new_time timestamptz,
                                       new_status text, since timestamptz, until timestamptz, print text)
returns table (outcome text, version integer) language plpgsql as $$
begin
  perform from gates g where g.id = gate for update;
  if not found and gate is not null then
    outcome := 'MISSING';
    return next;
    return;
  end if;
  perform from flights f where f.id = any (ids) order by f.id for update;
  select f.version into version from flights f where f.id = ids[1];
  outcome := case
    when version is null then 'MISSING'
    when version <> seen then 'STALE'
    when plan_print(since, until) <> print then 'CHANGED'
    else 'DONE' end;
  if outcome = 'DONE' then
    update flights f
       set gates_id = gate,
           estimated = case when retimed and f.id = ids[1] then new_time else f.estimated end,
           status = case when f.id = ids[1] then coalesce(new_status, f.status) else f.status end
     where f.id = any (ids);
    select f.version into version from flights f where f.id = ids[1];
  end if;
  return next;
end $$;

-- As a release before called it, which may be served still, and may come back. It goes with the next one.
create or replace function assign_gate(ids text[], gate integer, seen integer, retimed boolean, new_time timestamptz,
                                       since timestamptz, until timestamptz, print text)
returns table (outcome text, version integer) language sql as $$
  select * from assign_gate(ids, gate, seen, retimed, new_time, null::text, since, until, print)
$$;
