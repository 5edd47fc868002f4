-- Up Migration

-- What the desk reads of a day out of years of bookings: who is in, and who came or left on it
create index parking_in on parking (space_id) where entered_at is not null and left_at is null;
create index parking_entered_at on parking (entered_at);
create index parking_left_at on parking (left_at);
-- Who is the next to have the space or the car
create index parking_next on parking (space_id, until);
create index rentals_next on rentals (cars_id, until);
create index rentals_out_at on rentals (out_at);
create index rentals_back_at on rentals (back_at);

-- Down Migration

drop index rentals_back_at, rentals_out_at, rentals_next, parking_next, parking_left_at, parking_entered_at, parking_in;
