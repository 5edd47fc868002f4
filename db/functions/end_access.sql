-- Ends all that opens an account besides its password: sessions, keys, codes and links. Whoever registered it may have
-- typed somebody else's address, who has now shown that it is theirs.
create or replace function end_access(which integer) returns void language sql as $$
  -- A key that is being added waits for this, or this for it (see demand_opening)
  select from users where id = which for update;
  delete from sessions where users_id = which;
  delete from passkeys where users_id = which;
  delete from passkey_challenges where users_id = which;
  delete from backup_codes where users_id = which;
  -- Known no more, but there: their owner is told of when they come again
  update devices set hash = 'ended ' || gen_random_uuid() where users_id = which;
  update reset_tokens set used_time = clock() where users_id = which and used_time is null;
  update users set pending_email = null where id = which and pending_email is not null
$$;
