-- Refuses what is for passengers of a flight whose status is one of these.
create or replace function demand_flight(which text, refused text[]) returns void language plpgsql as $$
declare
  current_status text;
begin
  -- Locked, so that the flight is not cancelled at the same moment
  select status into current_status from flights where id = which for share;
  if current_status = any (refused) then
    raise exception using errcode = 'BZT01', message = 'The flight takes no passengers';
  end if;
end $$;
