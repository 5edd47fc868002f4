-- The words of a line of the login log without the network's address and the name that somebody gave a passkey: what
-- is left of it once its account is deleted.
create or replace function plain_login(words text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(words, ', [0-9a-f.:]+$', ''), '( klucz dostępu):.*', '\1')
$$;
