-- A rental keeps the car that was handed over: its protocols tell of that one, which is taken until it is back. Only a
-- hand-over that is withdrawn lets another take its place.
create or replace function keep_car() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'BZT10', column = 'cars_id', message = 'The car was handed over';
end $$;

create or replace trigger keep_car before update of cars_id on rentals
  for each row when (new.cars_id is distinct from old.cars_id and old.out_at is not null and new.cars_id is not null)
  execute function keep_car();
