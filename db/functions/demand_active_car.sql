-- A retired car is nobody's from now on: to buyers it is as one that is taken, to staff as one that is not there.
create or replace function demand_active_car() returns trigger language plpgsql as $$
begin
  -- Locked, so that the car is not retired at the same moment
  perform from cars where id = new.cars_id and active for share;
  if found or not exists (select from cars where id = new.cars_id) then return new; end if;
  if tg_op = 'INSERT' and new.order_id is not null then return null; end if;
  raise exception using errcode = '23503', table = 'rentals', constraint = 'rentals_cars_id_fkey';
end $$;

create or replace trigger demand_active_car before insert or update of cars_id on rentals
  for each row execute function demand_active_car();
