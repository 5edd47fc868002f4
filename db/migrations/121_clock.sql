-- Up Migration

-- The product's now; see db/functions/clock.sql
create function clock() returns timestamptz language sql stable parallel safe
  return now();

alter table address_proofs alter create_time set default clock();
alter table announcements alter create_time set default clock();
alter table deleted_rows alter deleted_at set default clock();
alter table devices alter last_used set default clock();
alter table differences alter found_at set default clock();
alter table event_log alter timestamp_log set default clock();
alter table idempotency_keys alter create_time set default clock();
alter table login_log alter login_date set default clock();
alter table orders alter create_time set default clock();
alter table outbox alter create_time set default clock(), alter next_attempt set default clock();
alter table passkeys alter create_time set default clock();
alter table payments alter create_time set default clock();
alter table refunds alter create_time set default clock();
alter table reset_tokens alter create_time set default clock();
alter table seals alter sealed_at set default clock();
alter table sessions alter create_time set default clock(), alter last_used set default clock();
alter table tickets alter purchase_time set default clock(), alter update_time set default clock();
alter table uploads alter create_time set default clock();
alter table users alter create_time set default clock();
