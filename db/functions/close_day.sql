-- Closes a clerk's day, or corrects its closing; `wanted` is a row of closings, with the sums that its clerk was shown.
-- Outcome: DONE; BEFORE: it was closed or corrected meanwhile, when and by which row; OTHER: the sums are others by
-- now, for money came or went meanwhile.
create or replace function close_day(wanted jsonb)
returns table (outcome text, id integer, closed_at timestamptz) language plpgsql as $$
declare
  c closings := jsonb_populate_record(null::closings, wanted);
  last closings;
begin
  perform lock_till(c.employee_id, c.day);
  select * into last from closings x
   where x.employee_id = c.employee_id and x.day = c.day order by x.id desc limit 1;
  if c.corrects is distinct from last.id then
    outcome := 'BEFORE';
    id := last.id;
    closed_at := last.closed_at;
  elsif not exists (select from desk_sums(c.employee_id, c.day) s
                     where (s.cash_in, s.cash_out, s.terminal_in, s.terminal_out)
                         = (c.cash_in, c.cash_out, c.terminal_in, c.terminal_out)) then
    outcome := 'OTHER';
  else
    insert into closings (employee_id, day, float, counted, terminal_total, cash_in, cash_out, terminal_in,
                          terminal_out, reason, corrects)
    values (c.employee_id, c.day, c.float, c.counted, c.terminal_total, c.cash_in, c.cash_out, c.terminal_in,
            c.terminal_out, c.reason, c.corrects)
    returning 'DONE', closings.id, closings.closed_at into outcome, close_day.id, close_day.closed_at;
  end if;
  return next;
end $$;
