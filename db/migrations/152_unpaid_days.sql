-- Up Migration

-- Few of all bookings wait to be paid: is_scarce() counts them while others wait for its answer.
create index parking_unpaid on parking (parking_level) where status = 'PENDING';
create index rentals_unpaid on rentals (order_id) where status = 'PENDING';
