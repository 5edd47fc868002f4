-- Is what is personal in a line of the login log as it was written, or gone with its account?
create or replace function is_login_intact(l login_log) returns boolean language sql stable as $$
  select case when l.salt is null
              then l.first_name is null and l.email ~ '@usuniete\.invalid$'
                   and l.login_details = plain_login(l.login_details)
              else l.digest = login_digest(l)
                   and (l.users_id is null or exists (select from users where id = l.users_id and email = l.email))
         end
$$;
