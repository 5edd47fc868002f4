-- Up Migration

-- What was answered to a call that came with a key of its own, so that its repetition does nothing twice: whose key,
-- what was sent (a hash), and the rows that the write answered. A call that was refused leaves none.
create table idempotency_keys (
  caller text not null,
  key text not null check (length(key) between 1 and 100),
  request text not null,
  result jsonb,
  create_time timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_keys_oldest on idempotency_keys (create_time);
