-- Whose account is gone has an address that nothing is sent to.
create or replace function is_gone(email text) returns boolean language sql immutable
  as $$ select email like '%@usuniete.invalid' $$;
