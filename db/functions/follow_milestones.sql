-- What a flight says follows from the steps that count, once `pressed` was pressed, taken back or corrected: the last
-- that passengers are told, perhaps its status, and with a step that tells it when it really left its stand or came to
-- it: what somebody wrote there stays otherwise, and is there again once those steps are taken back.
create or replace function follow_milestones(flight text, pressed text, becomes text default null)
returns void language plpgsql as $$
begin
  -- What a step sets makes nobody forget the steps (see forget_milestone)
  perform set_config('app.step', 'yes', true);
  with counted as (
    select m.* from milestones m
     where m.flight_id = flight and m.undone_at is null
       and not exists (select from milestones c where c.corrects = m.id and c.undone_at is null)),
  last as (select kind, at from counted where told order by at desc, id desc limit 1),
  written as (
    select m.actual_before as at from milestones m
     where m.flight_id = flight and m.kind = pressed order by m.id desc limit 1)
  update flights f
     set milestone = (select kind from last),
         milestone_at = (select at from last),
         actual_departure = case when f.is_departure and pressed in ('off_block', 'airborne') then
           coalesce((select at from counted where kind = 'off_block'), (select at from counted where kind = 'airborne'),
                    (select at from written))
           else f.actual_departure end,
         actual_arrival = case when not f.is_departure and pressed in ('landed', 'in_block') then
           coalesce((select at from counted where kind = 'in_block'), (select at from counted where kind = 'landed'),
                    (select at from written))
           else f.actual_arrival end,
         status = coalesce(becomes, f.status)
   where f.id = flight;
  perform set_config('app.step', '', true);
end $$;
