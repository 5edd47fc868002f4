-- Seals up to a line, 10,000 lines a seal and 5 seals a call: more would not be done before a statement is ended. True
-- when all of it is sealed.
create or replace function seal_up_to(last bigint) returns boolean language plpgsql as $$
declare
  before seals;
  fresh record;
begin
  for turn in 1..5 loop
    select * into before from seals order by id desc limit 1;
    select max(e.id) as last_line, count(*) as lines,
           string_agg(sealed_text(e::event_log), E'\n' order by e.id) as texts into fresh
      from (select * from event_log where id > coalesce(before.last_line, 0) and id <= last order by id limit 10000) e;
    if fresh.lines = 0 then return true; end if;
    insert into seals (last_line, lines, hash)
    values (fresh.last_line, fresh.lines, seal_hash(before.hash, fresh.texts));
  end loop;
  return false;
end $$;
revoke execute on function seal_up_to(bigint) from public;
