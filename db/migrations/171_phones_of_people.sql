-- Up Migration

-- Whoever is at the counter says a phone number before a name: people are found by a piece of it
create index users_phone_piece on users using gin (regexp_replace(phone_number, '\D', '', 'g') gin_trgm_ops);

-- Down Migration

drop index users_phone_piece;
