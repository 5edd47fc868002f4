-- The address is theirs: what they booked with it since they registered joins the account.
create or replace function prove_address(which integer, mailbox text) returns void language plpgsql as $$
declare
  account users;
  author text := current_setting('app.user', true);
begin
  select * into account from users where id = which for update;
  update users set email = mailbox, proven = true, pending_email = nullif(pending_email, mailbox) where id = which;
  if account.proven then return; end if;
  -- Nobody changes a booking by this, not even one that waits for its payment
  perform set_config('app.user', 'system', true);
  update orders set users_id = which where users_id is null and email = mailbox and create_time >= account.create_time;
  update parking set users_id = which
   where users_id is null and order_id in (select id from orders where users_id = which);
  update rentals set users_id = which
   where users_id is null and order_id in (select id from orders where users_id = which);
  perform set_config('app.user', author, true);
end $$;
