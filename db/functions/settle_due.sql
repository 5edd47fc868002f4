-- All that was due of an order has been paid: its booking stands as a paid one does, and its buyer gets the
-- confirmation, once.
create or replace function settle_due(o orders) returns void language plpgsql as $$
begin
  update orders set state = 'CONFIRMED', due = 0 where id = o.id;
  perform keep_place(o.id);
  insert into outbox (kind, order_id) values ('confirmation', o.id) on conflict do nothing;
end $$;
