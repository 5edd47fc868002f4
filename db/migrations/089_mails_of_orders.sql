-- Up Migration

-- What was sent about an order is read with its booking, and forgotten with its buyer.
create index outbox_order on outbox (order_id) where order_id is not null;
