-- Deletes an account and its owner's name everywhere: DELETED, MISSING, UNSETTLED (a payment is under way) or
-- LAST_ADMIN. No mail stays that was to go to one of its addresses, nor the name of a passkey, which may say whose it
-- was ('Telefon Anny'): the login log keeps that there was one.
create or replace function delete_account(which integer) returns text language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  gone users;
begin
  -- Two administrators must not delete one another at the same moment
  perform pg_advisory_xact_lock(hashtextextended('admins', 0));
  select * into gone from users where id = which for update;
  if not found then return 'MISSING'; end if;
  if gone.role = 'admin' and not exists (select from users where role = 'admin' and id <> which) then
    return 'LAST_ADMIN';
  end if;
  if exists (select from orders where users_id = which and state in ('HELD', 'REFUND_PENDING')) then
    return 'UNSETTLED';
  end if;
  insert into ownerless_orders select id from orders
   where users_id = which and state in ('UNPAID', 'CONFIRMED') and until > clock() - interval '1 day';
  perform forget_buyer(o) from orders o where users_id = which and id not in (select order_id from ownerless_orders);
  update parking set license_plate = 'USUNIETY' where users_id = which and until < clock();
  update hand_overs set photos = '[]', signature = null, note = null
   where rentals_id in (select id from rentals where users_id = which and until < clock());
  update calls set text = 'usunięto'
   where rentals_id in (select id from rentals where users_id = which)
      or parking_id in (select id from parking where users_id = which);
  delete from outbox
   where recipient = gone.email or recipient in (select email from address_proofs where users_id = which);
  update login_log
     set first_name = null, email = 'konto-' || which || '@usuniete.invalid',
         login_details = plain_login(login_details), salt = null
   where users_id = which or email = gone.email;
  delete from users where id = which;
  return 'DELETED';
end $$;
