-- A line of the login log as its seal's hash covers it: all that stays when its account is deleted.
create or replace function sealed_login(l login_log) returns text language sql stable as $$
  select concat_ws(E'\x1f', l.id, extract(epoch from l.login_date), coalesce(l.users_id, 0),
                   plain_login(l.login_details), l.digest)
$$;
