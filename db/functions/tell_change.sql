-- Tells the buyer of new dates: what they were, and what was paid (or, below 0, is given back) for them.
create or replace function tell_change(o orders, difference integer) returns void language sql as $$
  insert into outbox (kind, order_id, facts)
  select 'change', o.id, jsonb_build_object('since', o.since, 'until', o.until, 'amount', difference,
                                            'parking_level', o.parking_level, 'space_id', o.space_id, 'at', clock())
   where not is_gone(o.email)
$$;
