-- Takes the place an order is for and answers the booking's id; null when somebody else has it.
-- A bare insert would deadlock among many buyers of one place: ON CONFLICT waits for one of them and steps back.
create or replace function take_place(o orders, paid boolean) returns integer language plpgsql as $$
declare
  booking integer;
begin
  if o.kind = 'parking' then
    insert into parking (parking_level, space_id, license_plate, since, until, arrive_at, leave_at, status, users_id,
                         order_id)
    values (o.parking_level, o.space_id, o.license_plate, o.since, o.until, o.arrive_at, o.leave_at,
      case when paid then 'RESERVED' else 'PENDING' end, o.users_id, o.id)
    on conflict on constraint parking_taken do nothing returning id into booking;
  else
    insert into rentals (cars_id, since, until, pickup_at, return_at, status, users_id, order_id)
    values (o.cars_id, o.since, o.until, o.pickup_at, o.return_at,
      case when paid then 'RENTED' else 'PENDING' end, o.users_id, o.id)
    on conflict on constraint rentals_taken do nothing returning id into booking;
  end if;
  return booking;
end $$;
