-- Up Migration

-- Money that waits for a clerk's hands, which a desk asks for each time that it looks at its day
create index refunds_waiting on refunds (payment_id) where state = 'PENDING';

-- Down Migration

drop index refunds_waiting;
