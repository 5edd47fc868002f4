-- Up Migration

-- A car that somebody has rented is taken out of the offer, not deleted: its past keeps it. What is drawn in place of a
-- picture, and how many sit in it, may be unknown.
alter table cars
  add active boolean not null default true,
  add body text check (body in ('CITY', 'ESTATE', 'SUV', 'VAN')),
  add seats integer check (seats between 1 and 9);

-- A retired car is nobody's from now on: to buyers it is as one that is taken, to staff as one that is not there.
create function demand_active_car() returns trigger language plpgsql as $$
begin
  -- Locked, so that the car is not retired at the same moment
  perform from cars where id = new.cars_id and active for share;
  if found or not exists (select from cars where id = new.cars_id) then return new; end if;
  if tg_op = 'INSERT' and new.order_id is not null then return null; end if;
  raise exception using errcode = '23503', table = 'rentals', constraint = 'rentals_cars_id_fkey';
end $$;
create trigger demand_active_car before insert or update of cars_id on rentals
  for each row execute function demand_active_car();
