-- The days of a block must be nobody's: who has them moves to another place first. See keep_off_blocks.
create or replace function demand_unbooked() returns trigger language plpgsql as $$
declare
  booked boolean;
begin
  if tg_table_name = 'space_blocks' then
    perform pg_advisory_xact_lock(hashtextextended('space ' || new.space_id, 0));
    booked := exists (select from parking
                       where space_id = new.space_id and status in ('PENDING', 'RESERVED')
                         and during && stay(new.since, new.until));
  else
    perform pg_advisory_xact_lock(hashtextextended('car ' || new.cars_id, 0));
    booked := exists (select from rentals
                       where cars_id = new.cars_id and status in ('PENDING', 'RENTED')
                         and during && stay(new.since, new.until));
  end if;
  if booked then
    raise exception using errcode = 'BZT09', message = 'Somebody has booked these days';
  end if;
  return new;
end $$;

create or replace trigger demand_unbooked before insert or update on car_blocks
  for each row execute function demand_unbooked();
create or replace trigger demand_unbooked before insert or update on space_blocks
  for each row execute function demand_unbooked();
