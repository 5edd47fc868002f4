-- A refund is on its way: the buyer is told. `provider` is the provider's id of it. A failed one that another has
-- replaced keeps the order waiting no longer. What cancelling or changing a booking gives back is told with that, in
-- one mail. That it came by a transfer is told by itself.
create or replace function finish_refund(which integer, provider text) returns boolean language plpgsql as $$
declare
  o orders;
  silent boolean;
begin
  update refunds set state = 'DONE', provider_id = coalesce(provider, provider_id) where id = which
     and state <> 'DONE' and not replaced
  returning cause in ('CUSTOMER', 'STAFF', 'CUSTOMER_CHANGE', 'CHANGE') and not transferred into silent;
  if not found then return false; end if;
  update outbox set sent_at = clock(), last_error = null
   where refund_id = which and kind = 'refund' and sent_at is null;
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
