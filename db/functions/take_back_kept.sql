-- A gate without a network has let somebody in at a moment, and has taken that back at another: whether the former has
-- come here before or not, the ticket may be used again, and its history has both. What somebody else has made of the
-- ticket stays, and nobody is told any more of a passenger who did not go in. Outcome: BACK; MISSING, where there is no
-- such ticket.
create or replace function take_back_kept(ticket integer, flight text, let_in timestamptz, back timestamptz,
                                          employee integer)
returns text language plpgsql as $$
declare
  t tickets;
  is_ours boolean;
begin
  select * into t from tickets x where x.id = ticket for update;
  if t.id is null then return 'MISSING'; end if;
  if t.status = 'PURCHASED' and t.flight_id = flight and t.update_time < let_in then
    update tickets x set status = 'USED', update_time = let_in where x.id = t.id;
    is_ours := true;
  elsif t.status = 'USED' then
    -- By a clock that is ahead it was let in when it came here
    select e.by_user = employee::text and t.update_time between let_in - interval '2 minutes' and let_in
      into is_ours
      from event_log e
     where e.record_id collate "pl-x-icu" = t.id::text and e.table_name = 'tickets' and e.action = 'UPDATE'
       and e.log_details -> 'changes' ? 'status'
     order by e.id desc limit 1;
  end if;
  if is_ours then update tickets x set status = 'PURCHASED', update_time = back where x.id = t.id; end if;
  update boarding_differences d
     set seen_at = coalesce(d.seen_at, clock()), before_seen_at = coalesce(d.before_seen_at, clock())
   where d.tickets_id = t.id and d.employee_id = employee
     and d.let_in_at between let_in - interval '2 minutes' and let_in;
  return 'BACK';
end $$;
