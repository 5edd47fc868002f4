-- Up Migration

-- Whoever has no account is found by their whole name: 'ewa kowalczyk'
create index orders_first_name_piece on orders using gin (plain_text(first_name) gin_trgm_ops);

-- Down Migration

drop index orders_first_name_piece;
