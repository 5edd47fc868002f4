-- Up Migration

-- When the password was last given in this session: what cannot be taken back asks for it anew.
alter table sessions add confirmed_time timestamptz;

-- Paid bookings to come whose buyer's account is deleted: they keep their contact until they end.
create table ownerless_orders (order_id text primary key references orders on delete cascade);

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
   where users_id = which and state = 'CONFIRMED' and until > now() - interval '1 day';
  perform forget_buyer(o) from orders o where users_id = which and id not in (select order_id from ownerless_orders);
  update parking set license_plate = 'USUNIETY' where users_id = which and until < now();
  delete from outbox where recipient = gone.email;
  update login_log set first_name = null, email = 'konto-' || which || '@usuniete.invalid',
    login_details = regexp_replace(login_details, ', [0-9a-f.:]+$', '')
   where email = gone.email;
  delete from users where id = which;
  return 'DELETED';
end $$;

create or replace function forget_guests(days integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  perform forget_buyer(o) from orders o
    where users_id is null and not is_gone(email) and state in ('CONFIRMED', 'EXPIRED', 'REFUNDED')
      and until < now() - case when exists (select from ownerless_orders where order_id = o.id)
                               then interval '1 day' else make_interval(days => days) end;
  get diagnostics forgotten = row_count;
  delete from ownerless_orders where order_id in (select id from orders where is_gone(email));
  return forgotten;
end $$;
