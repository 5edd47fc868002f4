-- Whose account is gone has an address that nothing is sent to. Whoever gave none is not gone.
create or replace function is_gone(email text) returns boolean language sql immutable
  as $$ select coalesce(email, '') like '%@usuniete.invalid' $$;
