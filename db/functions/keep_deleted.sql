-- Keeps what a person deletes for a moment, so that it can be restored. The trigger's argument is the key column.
create or replace function keep_deleted() returns trigger language plpgsql as $$
begin
  -- A job that tidies up wants nothing back
  if coalesce(current_setting('app.user', true), '') ~ '^\d+$' then
    insert into deleted_rows (table_name, key_name, key, deleted_by, contents)
    values (tg_table_name, tg_argv[0], to_jsonb(old) ->> tg_argv[0], current_setting('app.user'), to_jsonb(old));
  end if;
  return null;
end $$;

create or replace trigger keep_deleted after delete on airplanes
  for each row execute function keep_deleted('serial_no');
create or replace trigger keep_deleted after delete on equipment
  for each row execute function keep_deleted('serial_no');
create or replace trigger keep_deleted after delete on gates
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on announcements
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on flights
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on flight_data
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on milestones
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on cars
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on luggage
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on car_blocks
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on space_blocks
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on gate_closures
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on accepted_matters
  for each row execute function keep_deleted('id');
create or replace trigger keep_deleted after delete on flight_delays
  for each row execute function keep_deleted('id');
