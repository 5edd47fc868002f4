-- Up Migration

-- What the link in a mail is made of, together with a signature: whoever has the link manages the booking. A new key
-- ends the links before it. `changes`: this order pays for new dates of that one; what it costs is the difference.
alter table orders
  add manage_key text not null default replace(gen_random_uuid()::text, '-', '') check (manage_key ~ '^[0-9a-f]{32}$'),
  add changes text check (changes <> id);
create unique index orders_manage_key on orders (manage_key);
-- One change at a time: two that both wait for their money could not both be had
create unique index orders_changing on orders (changes) where state = 'HELD';

create or replace trigger audit after insert or update or delete on orders for each row execute function
  audit('order_number', 'id', 'license_plate', 'users_id', 'first_name', 'last_name', 'email', 'phone', 'intent_id',
        'session_hash', 'ip', 'manage_key', 'changes');

-- Days that are added before and after a stay are held in two rows, so an order may hold several; it has one booking
alter table parking drop constraint parking_order_id_key;
alter table rentals drop constraint rentals_order_id_key;
create index parking_order on parking (order_id);
create index rentals_order on rentals (order_id);
create unique index parking_of_order on parking (order_id) where status <> 'PENDING';
create unique index rentals_of_order on rentals (order_id) where status <> 'PENDING';

-- A booking may be changed, and its link asked for, more than once
drop index outbox_of_order;
create unique index outbox_of_order on outbox (kind, order_id) where kind = 'confirmation';
alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (
    case when kind in ('confirmation', 'refund', 'refund_notice') then order_id is not null
         when kind in ('change', 'cancellation') then num_nulls(order_id, facts) = 0
         when kind = 'link' then order_id is not null
         else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device')
              and num_nulls(recipient, facts) = 0 end);

alter table refunds
  drop constraint refunds_cause_check,
  add constraint refunds_cause_check
    check (cause in ('TAKEN', 'CUSTOMER', 'STAFF', 'CHANGE', 'CUSTOMER_CHANGE', 'PROVIDER'));

-- Whoever holds a booking, signed in or by its link, rather than the staff.
create function is_customer(whose integer) returns boolean language sql stable as $$
  select coalesce(current_setting('app.user', true), '') in (coalesce(whose::text, 'gość'), 'gość')
$$;

create or replace function booking_of(which text) returns integer language sql stable as $$
  select id from parking where order_id = which union all select id from rentals where order_id = which
  union all
  select b.id from orders o join parking b on b.order_id = o.changes where o.id = which and o.state = 'CONFIRMED'
  union all
  select b.id from orders o join rentals b on b.order_id = o.changes where o.id = which and o.state = 'CONFIRMED'
  limit 1
$$;

create function days_of(o orders) returns integer language sql stable as $$
  select upper(stay(o.since, o.until)) - lower(stay(o.since, o.until))
$$;

-- Whoever cancels a paid booking sends the money back, unless staff have said otherwise (app.refund is 'no') or its
-- buyer comes too late: within 24 hours of its first day. Either way the buyer is told.
create or replace function refund_cancelled() returns trigger language plpgsql as $$
declare
  o orders;
  own boolean := is_customer(new.users_id);
  back integer := 0;
begin
  select * into o from orders where id = new.order_id and state = 'CONFIRMED' for update;
  if not found then return null; end if;
  if current_setting('app.refund', true) is distinct from 'no'
     and not (own and now() > o.since - interval '24 hours') then
    back := least(o.amount, paid_left(o.id));
  end if;
  if back > 0 then
    update orders set state = 'REFUND_PENDING' where id = o.id;
    perform give_back(o.id, back, case when own then 'CUSTOMER' else 'STAFF' end);
  end if;
  if not is_gone(o.email) then
    insert into outbox (kind, order_id, facts) values ('cancellation', o.id, jsonb_build_object(
      'by', case when own then 'CUSTOMER' else 'STAFF' end, 'amount', back, 'at', now(),
      'reason', nullif(current_setting('app.reason', true), '')));
  end if;
  return null;
end $$;

-- What is being paid for is its buyer's until it is paid or expires, and so are the dates that a payment is to change;
-- what was refunded stays over. The product itself writes as 'system'. BZT02 says for how many seconds it is held.
create or replace function guard_booking() returns trigger language plpgsql as $$
declare
  o orders;
  gone text[] := array['CANCELLED', 'RETURNED'];
begin
  if coalesce(current_setting('app.user', true), '') in ('', 'system') then return new; end if;
  select * into o from orders where (id = old.order_id or changes = old.order_id) and state = 'HELD' limit 1;
  if found then
    raise exception using errcode = 'BZT02',
      message = greatest(ceil(extract(epoch from o.expires_at - now())), 0)::integer::text;
  end if;
  if old.status = any (gone) and new.status <> all (gone)
     and exists (select from orders where id = old.order_id and state in ('REFUND_PENDING', 'REFUNDED')) then
    raise exception using errcode = 'BZT03', message = 'The booking was refunded';
  end if;
  return new;
end $$;

-- A paid order says what its booking says. Another number of days costs what a day was agreed to cost; where that is
-- less the difference goes back, as far as it was paid, unless app.refund is 'no'. What was declined before stays
-- declined.
create or replace function follow_booking() returns trigger language plpgsql as $$
declare
  before orders;
  o orders;
  back integer;
begin
  select * into before from orders where id = new.order_id and state = 'CONFIRMED' for update;
  if not found then return null; end if;
  update orders set since = new.since, until = new.until,
                    amount = case upper(new.during) - lower(new.during) when days_of(before) then before.amount
                             else before.amount / days_of(before) * (upper(new.during) - lower(new.during)) end
   where id = before.id returning * into o;
  if tg_table_name = 'parking' then
    update orders set parking_level = new.parking_level, space_id = new.space_id, license_plate = new.license_plate
     where id = o.id;
  else
    update orders set cars_id = new.cars_id where id = o.id;
  end if;
  back := least(paid_left(o.id) - o.amount, before.amount - o.amount);
  if new.status <> 'CANCELLED' and back > 0 and current_setting('app.refund', true) is distinct from 'no' then
    perform give_back(o.id, back, case when is_customer(new.users_id) then 'CUSTOMER_CHANGE' else 'CHANGE' end);
  end if;
  return null;
end $$;

-- What a customer's own cancelling or changing gives back is told with it, in one mail; so is a cancelling by the
-- staff. That it came by a transfer is told by itself.
create or replace function finish_refund(which integer, provider text) returns boolean language plpgsql as $$
declare
  o orders;
  silent boolean;
begin
  update refunds set state = 'DONE', provider_id = coalesce(provider, provider_id) where id = which and state <> 'DONE'
  returning cause in ('CUSTOMER', 'STAFF', 'CUSTOMER_CHANGE') and not transferred into silent;
  if not found then return false; end if;
  update outbox set sent_at = now(), last_error = null where refund_id = which and kind = 'refund' and sent_at is null;
  select orders.* into o from orders join payments p on p.order_id = orders.id join refunds r on r.payment_id = p.id
   where r.id = which for update of orders;
  update orders set state = 'REFUNDED' where id = o.id and state = 'REFUND_PENDING'
     and not exists (select from refunds r join payments p on p.id = r.payment_id
                      where p.order_id = o.id and r.state <> 'DONE' and not r.replaced);
  if not is_gone(o.email) and not silent then
    insert into outbox (kind, order_id, refund_id) values ('refund_notice', o.id, which) on conflict do nothing;
  end if;
  return true;
end $$;
