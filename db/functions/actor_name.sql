-- What a line's by_user is called today.
create or replace function actor_name(actor text) returns text language sql stable as $$
  select case when actor ~ '^\d{1,9}$'
              then coalesce((select email from users where id = actor::integer), 'usunięte konto ' || actor)
              else actor end
$$;
