-- What a flight says follows from the steps that count: the last that passengers are told, when it really left its
-- stand or came to it, and perhaps its status.
create or replace function follow_milestones(flight text, becomes text default null) returns void language sql as $$
  with counted as (
    select m.* from milestones m
     where m.flight_id = flight and m.undone_at is null
       and not exists (select from milestones c where c.corrects = m.id and c.undone_at is null)),
  last as (select kind, at from counted where told order by at desc, id desc limit 1)
  update flights f
     set milestone = (select kind from last),
         milestone_at = (select at from last),
         actual_departure = case when f.is_departure then
           coalesce((select at from counted where kind = 'off_block'), (select at from counted where kind = 'airborne'))
           else f.actual_departure end,
         actual_arrival = case when f.is_departure then f.actual_arrival else
           coalesce((select at from counted where kind = 'in_block'), (select at from counted where kind = 'landed'))
           end,
         status = coalesce(becomes, f.status)
   where f.id = flight
$$;
