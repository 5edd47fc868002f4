-- Frees what an unpaid order held; the order stays. Call it only when its payment can no longer succeed.
create or replace function expire_order(which text) returns boolean language plpgsql as $$
begin
  update orders set state = 'EXPIRED' where id = which and state = 'HELD';
  if not found then return false; end if;
  update payments set state = 'CLOSED' where order_id = which and state = 'OPEN';
  perform free_place(which);
  return true;
end $$;
