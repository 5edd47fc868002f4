-- A car that was handed over and is not back by its last day is taken every day until it is. Whoever booked it before
-- keeps what they booked. To buyers it is as one that somebody else has, so that a hold steps back.
create or replace function demand_car_back() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status in ('PENDING', 'RENTED') and new.cars_id = old.cars_id
     and stay(new.since, new.until) <@ stay(old.since, old.until) then
    return new;
  end if;
  -- Locked, so that the car does not go or come back at the same moment
  perform from cars where id = new.cars_id for share;
  if not exists (select from rentals r
                  where r.cars_id = new.cars_id and r.id is distinct from new.id and r.is_overdue
                    and upper(stay(new.since, new.until)) > upper(r.during)) then
    return new;
  end if;
  if tg_op = 'INSERT' then return null; end if;
  raise exception using errcode = '23P01', table = 'rentals', constraint = 'rentals_taken';
end $$;

create or replace trigger demand_car_back before insert or update of cars_id, since, until, status on rentals
  for each row when (new.status in ('PENDING', 'RENTED'))
  execute function demand_car_back();
