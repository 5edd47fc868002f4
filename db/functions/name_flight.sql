-- A new flight comes with its number as its id. One that is unused is kept; the number on another day, or in the other
-- direction, gets an id of its own, and the same number, day and direction meet flights_id_key.
create or replace function name_flight() returns trigger language plpgsql as $$
declare
  dated text;
begin
  new.number := coalesce(new.number, new.id);
  -- Two flights of a number must not both be given its id
  perform pg_advisory_xact_lock(hashtextextended('flight ' || new.id, 0));
  if exists (select from flights where id = new.id) then
    dated := new.number || '-' || to_char(day_here(new.is_departure, new.departure, new.arrival), 'YYYYMMDD');
    new.id := case when exists (select from flights where id = dated) then dated || 'A' else dated end;
  end if;
  return new;
end $$;

create or replace trigger name_flight before insert on flights
  for each row execute function name_flight();
