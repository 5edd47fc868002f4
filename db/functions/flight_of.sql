-- The flight that a reference names: by its id exactly; what is no id is a number. What is neither stays as it is.
create or replace function flight_of(reference text) returns text language sql stable as $$
  select coalesce((select id from flights where id = reference), flight_numbered(reference), reference)
$$;
