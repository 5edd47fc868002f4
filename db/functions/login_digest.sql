-- Of what is personal in a line of the login log. The address of an account is not in it, for lines follow it to the
-- next one: it is known by its number.
create or replace function login_digest(l login_log) returns text language sql stable as $$
  select encode(sha256(convert_to(
    jsonb_build_array(l.salt, l.first_name, case when l.users_id is null then l.email end, l.login_details)::text,
    'UTF8')), 'hex')
$$;
