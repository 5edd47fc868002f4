-- Keeps what the nightly comparison found of these payments: what is found no more is gone. What somebody has settled
-- stays so, unless the amounts are others now. Answers how many of those found nobody has settled.
create or replace function keep_differences(intents text[], found jsonb) returns integer language sql
  security definer set search_path = public, pg_temp as $$
  with found as (
    select * from jsonb_to_recordset(keep_differences.found)
             as f (kind text, intent_id text, order_number text, here integer, there integer)),
  gone as (
    delete from differences d where intent_id = any(intents) and settled_at is null
       and not exists (select from found f where f.kind = d.kind and f.intent_id = d.intent_id)),
  kept as (
    insert into differences as d (kind, intent_id, order_number, here, there) select * from found
    on conflict (kind, intent_id) do update
       set here = excluded.here, there = excluded.there, found_at = clock(), settled_at = null, settled_by = null
     where (d.here, d.there) is distinct from (excluded.here, excluded.there)
    returning d.kind, d.intent_id)
  select count(*)::integer from found f
   where exists (select from kept k where k.kind = f.kind and k.intent_id = f.intent_id)
      or exists (select from differences d
                  where d.kind = f.kind and d.intent_id = f.intent_id and d.settled_at is null)
$$;
