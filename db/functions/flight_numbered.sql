-- Which flight of a number people mean: today's, else the next, else the last that there was.
create or replace function flight_numbered(wanted text) returns text language sql stable as $$
  select coalesce(
    (select id from flights
      where plain_number(number) = plain_number(wanted)
        and day_here(is_departure, departure, arrival) >= (clock() at time zone 'Europe/Warsaw')::date
      order by day_here(is_departure, departure, arrival), is_departure desc limit 1),
    (select id from flights
      where plain_number(number) = plain_number(wanted)
      order by day_here(is_departure, departure, arrival) desc, is_departure desc limit 1))
$$;
