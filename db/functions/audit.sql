-- Writes a line of the event log for each changed row: which row, and each field's old and new value. A field that was
-- null and still is has not changed. The trigger's first argument is the key column, the rest are personal or secret
-- columns, of which the log says only that they changed. What is logged is counted for whoever has the table on screen.
create or replace function audit() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  hidden text[] := tg_argv[1:];
  changes jsonb;
begin
  select coalesce(jsonb_object_agg(name, case when name = any (hidden) then '"changed"'::jsonb
           else jsonb_build_array(old_row -> name, new_row -> name) end), '{}')
    into changes
    from jsonb_object_keys(old_row || new_row) as name
   where nullif(old_row -> name, 'null') is distinct from nullif(new_row -> name, 'null')
     and name not in ('version', 'search', 'during');
  if tg_op = 'UPDATE' and changes = '{}' then return null; end if;
  insert into event_log (table_name, by_user, action, log_details)
  values (tg_table_name, coalesce(nullif(current_setting('app.user', true), ''), session_user), tg_op,
          jsonb_build_object('id', coalesce(new_row -> tg_argv[0], old_row -> tg_argv[0]), 'changes', changes));
  perform count_change(tg_table_name);
  return null;
end $$;
revoke execute on function audit() from public;

create or replace trigger audit after insert or update or delete on airplanes
  for each row execute function audit('serial_no');
create or replace trigger audit after insert or update or delete on gates
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on flights
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on announcements
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on contact_info
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on parking_info
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on rental_terms
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on cars
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on car_blocks
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on space_blocks
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on orders
  for each row execute function audit('order_number', 'id', 'license_plate', 'users_id', 'first_name', 'last_name',
    'email', 'phone', 'note', 'intent_id', 'session_hash', 'ip', 'manage_key', 'next_manage_key', 'changes',
    'pays_due', 'dropped_due');
create or replace trigger audit after insert or update or delete on parking
  for each row execute function audit('id', 'license_plate', 'users_id', 'order_id');
create or replace trigger audit after insert or update or delete on rentals
  for each row execute function audit('id', 'users_id', 'order_id');
create or replace trigger audit after insert or update or delete on users
  for each row execute function audit('id', 'email', 'first_name', 'last_name', 'phone_number', 'address',
    'license_plate', 'gender', 'birth_date', 'img', 'password_hash', 'pending_email');
create or replace trigger audit after insert or update or delete on flight_data
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on equipment
  for each row execute function audit('serial_no');
create or replace trigger audit after insert or update or delete on terminals
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on taxiways
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on runways
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on tickets
  for each row execute function audit('id', 'users_id');
create or replace trigger audit after insert or update or delete on luggage
  for each row execute function audit('id', 'users_id');
create or replace trigger audit after insert or update or delete on payments
  for each row execute function audit('order_number', 'id', 'order_id', 'intent_id', 'card');
create or replace trigger audit after insert or update or delete on refunds
  for each row execute function audit('order_number', 'id', 'payment_id', 'provider_id');
create or replace trigger audit after insert or update or delete on hand_overs
  for each row execute function audit('id', 'photos', 'signature', 'note');
create or replace trigger audit after insert or update or delete on passages
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on calls
  for each row execute function audit('id', 'text');
create or replace trigger audit after insert or update or delete on closings
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on gate_closures
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on milestones
  for each row execute function audit('id', 'told', 'status_before', 'status_after', 'actual_before');
create or replace trigger audit after insert or update or delete on accepted_matters
  for each row execute function audit('id');
create or replace trigger audit after insert or update or delete on flight_delays
  for each row execute function audit('id');
