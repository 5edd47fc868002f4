-- Counts a use of `which` in a span of time that opens with the first; answers how many there were, and when it ends.
-- Kept apart from accounts: deleting one counts nothing back.
create or replace function count_use(which text, span interval) returns rate_limits language sql as $$
  insert into rate_limits as l (key, count, resets_at) values (which, 1, clock() + span)
  on conflict (key) do update set
    count = case when l.resets_at <= clock() then 1 else l.count + 1 end,
    resets_at = case when l.resets_at <= clock() then excluded.resets_at else l.resets_at end
  returning l.*
$$;
