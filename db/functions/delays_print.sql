-- What the form of a flight's delay was filled in from: as long as this is the same, nobody has changed any of it.
create or replace function delays_print(flight text) returns text language sql stable as $$
  select md5(concat_ws('|', f.departure, f.arrival, f.estimated, coalesce(f.public_reason, ''), (
           select string_agg(d.id || ':' || d.version, ',' order by d.id) from flight_delays d
            where d.flight_id = f.id)))
    from flights f where f.id = flight
$$;
