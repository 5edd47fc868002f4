-- Says whose account a new line of the login log is about, and digests it. Its transaction is numbered before the line
-- is: see seal_event_log.
create or replace function digest_login() returns trigger language plpgsql as $$
begin
  perform pg_current_xact_id();
  new.id := nextval('login_log_id_seq');
  new.users_id := (select id from users where email = new.email);
  new.salt := gen_random_uuid()::text;
  new.digest := login_digest(new);
  return new;
end $$;

create or replace trigger digest_login before insert on login_log
  for each row execute function digest_login();
