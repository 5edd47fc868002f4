-- Tells the holder of a booking that it was cancelled, by whom and why, and what comes back, in grosze.
create or replace function tell_cancelling(o orders, back integer, own boolean) returns void language sql as $$
  insert into outbox (kind, order_id, facts)
  select 'cancellation', o.id, jsonb_build_object(
           'by', case when own then 'CUSTOMER' else 'STAFF' end, 'amount', back, 'at', clock(),
           'reason', nullif(current_setting('app.reason', true), ''))
   where not is_gone(o.email)
$$;
