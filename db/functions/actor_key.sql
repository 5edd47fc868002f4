-- What a line names somebody by: the id of the account with this address, or the word itself.
create or replace function actor_key(name text) returns text language sql stable as $$
  select coalesce((select id::text from users where email = name), name)
$$;
