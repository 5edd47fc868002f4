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
     and not (own and clock() > o.since - interval '24 hours') then
    back := as_quoted(least(o.amount, paid_left(o.id)));
  end if;
  if back > 0 then
    update orders set state = 'REFUND_PENDING' where id = o.id;
    perform give_back(o.id, back, case when own then 'CUSTOMER' else 'STAFF' end);
  end if;
  if not is_gone(o.email) then
    insert into outbox (kind, order_id, facts) values ('cancellation', o.id, jsonb_build_object(
      'by', case when own then 'CUSTOMER' else 'STAFF' end, 'amount', back, 'at', clock(),
      'reason', nullif(current_setting('app.reason', true), '')));
  end if;
  return null;
end $$;

create or replace trigger refund_cancelled after update on parking
  for each row when (new.status = 'CANCELLED' and old.status <> 'CANCELLED')
  execute function refund_cancelled();
create or replace trigger refund_cancelled after update on rentals
  for each row when (new.status = 'CANCELLED' and old.status <> 'CANCELLED')
  execute function refund_cancelled();
