-- Up Migration

-- A write that changes nothing leaves the version: nobody's copy is older for it. What Postgres generates is not known
-- yet in a trigger that runs before the write.
create or replace function count_version() returns trigger language plpgsql as $$
declare
  not_written text[] := array['version', 'search', 'during'];
begin
  new.version := old.version + (to_jsonb(new) - not_written is distinct from to_jsonb(old) - not_written)::int;
  return new;
end $$;

-- A gate that flights or tickets name stays, instead of leaving them without one
alter table flights
  drop constraint flights_gates_id_fkey,
  add constraint flights_gates_id_fkey foreign key (gates_id) references gates;
alter table tickets
  drop constraint tickets_gates_id_fkey,
  add constraint tickets_gates_id_fkey foreign key (gates_id) references gates;

-- A seat of a flight is sold once, however its number is written. What was sold twice before this rule stays as it is.
-- The name ends as a column's own key would: see db/write.ts.
do $$
declare
  last_double integer;
begin
  select coalesce(max(id), 0) into last_double from (
    select id, count(*) over (partition by flight_id, upper(translate(seat_number, ' -', ''))) as sold
      from tickets where status in ('PURCHASED', 'USED')) seats where sold > 1;
  execute 'create unique index tickets_seat_number_key
            on tickets (flight_id, upper(translate(seat_number, '' -'', '''')))
            where status in (''PURCHASED'', ''USED'')'
    || case when last_double > 0 then ' and id > ' || last_double else '' end;
end $$;

-- Refuses what is for passengers of a flight whose status is one of these.
create function demand_flight(which text, refused text[]) returns void language plpgsql as $$
declare
  current_status text;
begin
  -- Locked, so that the flight is not cancelled at the same moment
  select status into current_status from flights where id = which for share;
  if current_status = any (refused) then
    raise exception using errcode = 'BZT01', message = 'The flight takes no passengers';
  end if;
end $$;
