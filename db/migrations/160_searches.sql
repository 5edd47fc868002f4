-- Up Migration

-- Every list that grows is searched by an index: its texts are kept in one column, folded
alter table announcements add search text generated always as (search_text(title || ' ' || content)) stored;
create index announcements_search on announcements using gin (search gin_trgm_ops);
create index announcements_by_word_starts on announcements using gin (word_starts(search));
create index announcements_title_piece on announcements using gin (plain_text(title) gin_trgm_ops);

-- Its details tell the network and the device as well
alter table login_log add search text
  generated always as (search_text(coalesce(first_name, '') || ' ' || email || ' ' || login_details)) stored;
create index login_log_search on login_log using gin (search gin_trgm_ops);
create index login_log_by_word_starts on login_log using gin (word_starts(search));

-- Bookings are found by a part of their order's number
create index orders_number_piece on orders using gin (plain_text(order_number) gin_trgm_ops);
