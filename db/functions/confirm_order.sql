-- A paid order becomes a booking, or new dates of one, or pays what was due of one; or a refund when the place is gone
-- or what was paid is not what was agreed. What all has gone back for at the provider already is over. Whoever comes
-- first changes it; the others read what it became. `received` is what came, in grosze.
create or replace function confirm_order(which text, as_agreed boolean, received integer)
returns table (state text, booking integer, changed boolean) language plpgsql as $$
declare
  o orders;
  refunded boolean;
begin
  select * into o from orders where id = which for update;
  if not found then return; end if;
  changed := o.state in ('HELD', 'EXPIRED');
  state := o.state;
  booking := booking_of(which);
  if changed then
    update payments set state = 'PAID', amount = coalesce(received, amount) where intent_id = o.intent_id;
    refunded := paid_left(which) = 0
      and exists (select from refunds r join payments p on p.id = r.payment_id where p.order_id = which);
    if refunded or not as_agreed then booking := null;
    elsif o.pays_due then booking := confirm_due(o);
    elsif o.changes is not null then booking := confirm_change(o);
    -- Staff may have cancelled the held row meanwhile: then it is there, but keeps no place
    elsif booking is not null then booking := keep_place(which);
    else booking := take_paid(o);
    end if;
    if booking is null then perform free_place(which); end if;
    state := case when booking is not null then 'CONFIRMED'
                  when refunded and not exists (select from refunds r join payments p on p.id = r.payment_id
                                                 where p.order_id = which and r.state = 'PENDING') then 'REFUNDED'
                  else 'REFUND_PENDING' end;
    update orders set state = confirm_order.state where id = which;
    if booking is null then
      perform give_back(which, paid_left(which), case when o.pays_due then 'PAID_TWICE' else 'TAKEN' end);
    elsif o.changes is null then
      insert into outbox (kind, order_id) values ('confirmation', which) on conflict do nothing;
    end if;
  end if;
  return next;
end $$;
