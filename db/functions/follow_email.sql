-- An account's history follows it to its new address; the old one is told if it was theirs, and links sent to it no
-- longer work.
create or replace function follow_email() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update login_log set email = new.email where users_id = new.id;
  update reset_tokens set used_time = clock() where users_id = new.id and used_time is null;
  if old.proven then
    insert into outbox (kind, recipient, facts) values ('email_changed', old.email, jsonb_build_object('at', clock()));
  end if;
  return null;
end $$;

create or replace trigger follow_email after update of email on users
  for each row when (new.email <> old.email)
  execute function follow_email();
