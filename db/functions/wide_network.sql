-- The network that holds are counted by, of one as orders keep it: of an IPv6 address the first 48 bits, for a provider
-- gives many of the smaller ones to one subscriber, each of which would have a budget of its own.
create or replace function wide_network(ip text) returns text language sql immutable parallel safe as $$
  select coalesce(substring(ip from '^[^:]*:[^:]*:[^:]*(?=:)'), ip)
$$;
