-- A car or a space is somebody's or blocked, never both on one day. Whoever books and whoever blocks first lock it, the
-- former together, the latter alone; then each looks for the other. To buyers a blocked place is as one that is taken;
-- staff are told why, by the message.
create or replace function keep_off_blocks() returns trigger language plpgsql as $$
declare
  why text;
begin
  if tg_table_name = 'parking' then
    perform pg_advisory_xact_lock_shared(hashtextextended('space ' || new.space_id, 0));
    select reason into why from space_blocks
     where space_id = new.space_id and during && stay(new.since, new.until) limit 1;
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('car ' || new.cars_id, 0));
    select reason into why from car_blocks
     where cars_id = new.cars_id and during && stay(new.since, new.until) limit 1;
  end if;
  if why is null then return new; end if;
  if tg_op = 'INSERT' and new.order_id is not null then return null; end if;
  raise exception using errcode = '23P01', table = tg_table_name,
    constraint = case tg_table_name when 'parking' then 'space_blocks_taken' else 'car_blocks_taken' end,
    message = why;
end $$;

create or replace trigger keep_off_blocks before insert or update of space_id, since, until, status on parking
  for each row when (new.status in ('PENDING', 'RESERVED')) execute function keep_off_blocks();
create or replace trigger keep_off_blocks before insert or update of cars_id, since, until, status on rentals
  for each row when (new.status in ('PENDING', 'RENTED')) execute function keep_off_blocks();
