-- A rental keeps the price that it was booked at, whatever its car costs later; another car costs what that one does,
-- or did before the move that is taken back. One of a car that is not there has no price, which is refused before the
-- reference is: the refusal names the car.
create or replace function price_at_booking() returns trigger language plpgsql as $$
declare
  moved jsonb;
begin
  if tg_op = 'UPDATE' then
    moved := taken_back_move('rentals', new.id::text, old.cars_id, new.cars_id);
    new.price_per_day := case when moved is not null
                              then coalesce((moved -> 'price_per_day' ->> 0)::integer, old.price_per_day) end;
  end if;
  new.price_per_day := coalesce(new.price_per_day, (select price_per_day from cars where id = new.cars_id));
  if new.price_per_day is null then
    raise exception using errcode = '23503', table = 'rentals', constraint = 'rentals_cars_id_fkey';
  end if;
  return new;
end $$;

create or replace trigger price_at_booking before insert on rentals
  for each row execute function price_at_booking();
create or replace trigger price_of_other_car before update of cars_id on rentals
  for each row when (new.cars_id is distinct from old.cars_id)
  execute function price_at_booking();
