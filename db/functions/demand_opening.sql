-- Refuses a way into an account (a key, backup codes) where what let somebody add it has ended meanwhile: their
-- session, or the password that was checked. One that is being added waits for end_access(), or that for it.
create or replace function demand_opening(which integer, session uuid, checked text) returns void language plpgsql as $$
begin
  perform from users where id = which for key share;
  -- A statement of its own: it sees what ended while the one before waited
  if not exists (select from users where id = which and session is null and password_hash = checked)
     and not exists (select from sessions s where s.id = session and s.users_id = which) then
    raise exception using errcode = 'BZT12', message = 'What opened this account has ended';
  end if;
end $$;
