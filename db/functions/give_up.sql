-- Frees at once what an unpaid order held. Its time is over with it, so that its payment is closed before it expires,
-- by its caller or the sweeper: over for those too who began a moment ago, and wait for this to store its payment.
-- False where it no longer waits to be paid.
create or replace function give_up(which text) returns boolean language plpgsql as $$
begin
  update orders set expires_at = least(expires_at, create_time) where id = which and state = 'HELD';
  if not found then return false; end if;
  perform free_place(which);
  return true;
end $$;
