-- Seals up to a line of each log, 10,000 lines a seal and 5 seals a call: more would not be done before a statement is
-- ended. True when all of it is sealed.
create or replace function seal_up_to(last bigint, last_login bigint) returns boolean language plpgsql as $$
declare
  before seals;
  events record;
  logins record;
begin
  for turn in 1..5 loop
    select * into before from seals order by id desc limit 1;
    select max(e.id) as last, count(*) as lines, string_agg(sealed_text(e::event_log), E'\n' order by e.id) as texts
      into events
      from (select * from event_log where id > coalesce(before.last_line, 0) and id <= last order by id limit 10000) e;
    select max(l.id) as last, count(*) as lines,
           seal_hash(null, string_agg(sealed_login(l::login_log), E'\n' order by l.id)) as hash into logins
      from (select * from login_log where id > coalesce(before.last_login, 0) and id <= seal_up_to.last_login
             order by id limit 10000) l;
    if events.lines + logins.lines = 0 then return true; end if;
    if logins.lines = 0 then logins.hash := null; end if;
    insert into seals (last_line, last_login, lines, login_hash, hash)
    values (coalesce(events.last, before.last_line, 0), coalesce(logins.last, before.last_login, 0),
            events.lines + logins.lines, logins.hash,
            seal_hash(before.hash, concat_ws(E'\n', events.texts, logins.hash)));
  end loop;
  return false;
end $$;
revoke execute on function seal_up_to(bigint, bigint) from public;
