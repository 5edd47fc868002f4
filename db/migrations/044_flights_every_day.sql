-- Up Migration

-- A number flies every day: the id names one flight, the number is what people call it.
alter table flights add number text;
alter table flights disable trigger user;
update flights set number = id;
alter table flights enable trigger user;

-- A number however it is written: LO3844, LO 3844 and lo-3844 are one.
create function plain_number(number text) returns text language sql immutable strict parallel safe
  return upper(translate(number, ' -', ''));
-- The day in Warsaw on which a flight leaves or lands here.
create function day_here(is_departure boolean, departure timestamptz, arrival timestamptz)
returns date language sql immutable parallel safe
  return ((case when is_departure then departure else arrival end) at time zone 'Europe/Warsaw')::date;

alter table flights
  alter number set not null,
  drop constraint flights_id_check,
  add constraint flights_id_check check (length(id) between 1 and 24 and lower(id) <> 'data'),
  add constraint flights_number_check check (length(number) between 1 and 10 and lower(number) <> 'data'),
  drop column search,
  add search text not null generated always as (
    fold(number || ' ' || left(number, 2) || ' ' || substr(number, 3) || ' ' || airline_name || ' ' || destination
         || ' ' || origin || ' ' || airplane_serial_no)
  ) stored;
create index flights_search on flights using gin (search gin_trgm_ops);

drop index flights_id_key;
create unique index flights_id_key on flights
  (plain_number(number), day_here(is_departure, departure, arrival), is_departure);

-- A new flight comes with its number as its id. One that is unused is kept; the number on another day, or in the other
-- direction, gets an id of its own, and the same number, day and direction meet flights_id_key.
create function name_flight() returns trigger language plpgsql as $$
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
create trigger name_flight before insert on flights for each row execute function name_flight();

-- Which flight of a number people mean: today's, else the next, else the last that there was.
create function flight_numbered(wanted text) returns text language sql stable as $$
  select coalesce(
    (select id from flights
      where plain_number(number) = plain_number(wanted)
        and day_here(is_departure, departure, arrival) >= (now() at time zone 'Europe/Warsaw')::date
      order by day_here(is_departure, departure, arrival), is_departure desc limit 1),
    (select id from flights
      where plain_number(number) = plain_number(wanted)
      order by day_here(is_departure, departure, arrival) desc, is_departure desc limit 1))
$$;

-- The flight that a reference names: by its id exactly; what is no id is a number. What is neither stays as it is.
create function flight_of(reference text) returns text language sql stable as $$
  select coalesce((select id from flights where id = reference), flight_numbered(reference), reference)
$$;
