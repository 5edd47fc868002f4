-- A row's version counts its changes, so that a write over somebody else's newer one can be told. A write that changes
-- nothing leaves it: nobody's copy is older for it. What Postgres generates is not known yet in a trigger that runs
-- before the write.
create or replace function count_version() returns trigger language plpgsql as $$
declare
  not_written text[] := array['version', 'search', 'during'];
begin
  new.version := old.version + (to_jsonb(new) - not_written is distinct from to_jsonb(old) - not_written)::int;
  return new;
end $$;

create or replace trigger count_version before update on airplanes
  for each row execute function count_version();
create or replace trigger count_version before update on gates
  for each row execute function count_version();
create or replace trigger count_version before update on flights
  for each row execute function count_version();
create or replace trigger count_version before update on announcements
  for each row execute function count_version();
create or replace trigger count_version before update on contact_info
  for each row execute function count_version();
create or replace trigger count_version before update on parking_info
  for each row execute function count_version();
create or replace trigger count_version before update on rental_terms
  for each row execute function count_version();
create or replace trigger count_version before update on cars
  for each row execute function count_version();
create or replace trigger count_version before update on car_blocks
  for each row execute function count_version();
create or replace trigger count_version before update on space_blocks
  for each row execute function count_version();
create or replace trigger count_version before update on orders
  for each row execute function count_version();
create or replace trigger count_version before update on parking
  for each row execute function count_version();
create or replace trigger count_version before update on rentals
  for each row execute function count_version();
create or replace trigger count_version before update on users
  for each row execute function count_version();
create or replace trigger count_version before update on flight_data
  for each row execute function count_version();
create or replace trigger count_version before update on equipment
  for each row execute function count_version();
create or replace trigger count_version before update on terminals
  for each row execute function count_version();
create or replace trigger count_version before update on taxiways
  for each row execute function count_version();
create or replace trigger count_version before update on runways
  for each row execute function count_version();
create or replace trigger count_version before update on tickets
  for each row execute function count_version();
create or replace trigger count_version before update on luggage
  for each row execute function count_version();
create or replace trigger count_version before update on payments
  for each row execute function count_version();
create or replace trigger count_version before update on refunds
  for each row execute function count_version();
create or replace trigger count_version before update on hand_overs
  for each row execute function count_version();
create or replace trigger count_version before update on passages
  for each row execute function count_version();
create or replace trigger count_version before update on calls
  for each row execute function count_version();
create or replace trigger count_version before update on closings
  for each row execute function count_version();
create or replace trigger count_version before update on gate_closures
  for each row execute function count_version();
create or replace trigger count_version before update on milestones
  for each row execute function count_version();
create or replace trigger count_version before update on accepted_matters
  for each row execute function count_version();
create or replace trigger count_version before update on flight_delays
  for each row execute function count_version();
