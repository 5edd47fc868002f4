-- Up Migration

-- One change of a booking is open at a time. An earlier one that was given up for it (see give_up) is over at once, and
-- HELD until its payment is closed.
create unique index orders_open_change on orders (changes) where state = 'HELD' and expires_at > create_time;
drop index orders_changing;
