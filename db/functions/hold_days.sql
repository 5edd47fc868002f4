-- Holds the added days for a change that is to be paid for. False where one of them is somebody else's.
create or replace function hold_days(o orders, c orders) returns boolean language plpgsql as $$
declare
  wanted integer := (select count(*) from added_days(o, c));
  held integer;
begin
  if c.kind = 'parking' then
    insert into parking (parking_level, space_id, license_plate, since, until, status, users_id, order_id)
    select c.parking_level, c.space_id, c.license_plate, lower(d)::timestamp at time zone 'Europe/Warsaw',
           (upper(d) - 1)::timestamp at time zone 'Europe/Warsaw', 'PENDING', c.users_id, c.id
      from added_days(o, c) as d
    on conflict on constraint parking_taken do nothing;
  else
    insert into rentals (cars_id, since, until, status, users_id, order_id)
    select c.cars_id, lower(d)::timestamp at time zone 'Europe/Warsaw',
           (upper(d) - 1)::timestamp at time zone 'Europe/Warsaw', 'PENDING', c.users_id, c.id
      from added_days(o, c) as d
    on conflict on constraint rentals_taken do nothing;
  end if;
  get diagnostics held = row_count;
  if held < wanted then perform free_place(c.id); end if;
  return held = wanted;
end $$;
