-- Up Migration

-- Staff find a booking by whoever made it
create index orders_last_name_piece on orders using gin (plain_text(last_name) gin_trgm_ops);
create index orders_phone_piece on orders using gin (plain_text(phone) gin_trgm_ops);

-- What came for an order and has not gone back, in grosze; it is read like a column: o.paid
create function paid(orders) returns integer language sql stable as $$ select paid_left($1.id) $$;

-- The calendar of cars asks for some weeks of all rentals, also of those that are over
create index rentals_during on rentals using gist (during);

-- A reservation is looked for by a part of its plate, spelled as people spell it
alter table parking add search text generated always as (search_text(license_plate)) stored;
create index parking_search on parking using gin (search gin_trgm_ops);
create index parking_by_word_starts on parking using gin (word_starts(search));
