-- Judges anew whom a gate without a network has let in on a flight, at a moment. Outcome: DONE, the ticket is used
-- since then; otherwise it stays as it is, and the difference is kept: TWICE, where somebody had let it in before;
-- VOID, where it had been given back or invalidated; OFF, where the flight is cancelled; LEFT, where it had left by
-- then, as far as known; MOVED, where it is a ticket of another flight; MISSING, where there is none. `refused` are
-- the statuses in which nobody boards. BACK: it was taken back since, and that has come here first.
create or replace function board_kept(ticket integer, flight text, let_in timestamptz, employee integer, refused text[])
returns text language plpgsql as $$
declare
  t tickets;
  f flights;
  outcome text;
  before integer;
  gone timestamptz;
begin
  select * into t from tickets x where x.id = ticket for update;
  if t.id is null then return 'MISSING'; end if;
  select * into f from flights x where x.id = t.flight_id for share;
  -- A status that was set by hand leaves no time but that of the log
  if f.status = any (refused) then
    gone := coalesce(f.actual_departure, (
      select e.timestamp_log from event_log e
       where e.record_id collate "pl-x-icu" = f.id and e.table_name = 'flights'
         and e.log_details #>> '{changes,status,1}' = any (refused)
         and e.log_details #>> '{changes,status,0}' <> all (refused)
       order by e.id desc limit 1));
  end if;
  outcome := case
    when t.flight_id <> flight then 'MOVED'
    when t.status = 'USED' then 'TWICE'
    when t.status <> 'PURCHASED' then 'VOID'
    when exists (
      select from event_log e
       where e.record_id collate "pl-x-icu" = t.id::text and e.table_name = 'tickets' and e.by_user = employee::text
         and (e.log_details #>> '{changes,update_time,1}')::timestamptz = let_in) then 'BACK'
    when f.status = 'CANCELED' then 'OFF'
    when f.status = any (refused) and (gone is null or let_in > gone) then 'LEFT'
    else 'DONE' end;
  if outcome = 'DONE' then
    update tickets x set status = 'USED', update_time = let_in where x.id = t.id;
    return outcome;
  end if;
  if outcome = 'BACK' then return outcome; end if;
  if outcome = 'TWICE' then
    select u.id into before
      from event_log e join users u on u.id = case when e.by_user ~ '^\d{1,9}$' then e.by_user::integer end
     where e.record_id collate "pl-x-icu" = t.id::text and e.table_name = 'tickets' and e.action = 'UPDATE'
       and e.log_details -> 'changes' ? 'status'
     order by e.id desc limit 1;
  end if;
  insert into boarding_differences (tickets_id, outcome, let_in_at, employee_id, before_at, before_id)
  values (t.id, outcome, let_in, employee, t.update_time, before);
  return outcome;
end $$;
