-- The day in Warsaw on which a flight leaves or lands here.
create or replace function day_here(is_departure boolean, departure timestamptz, arrival timestamptz)
returns date language sql immutable parallel safe
  return ((case when is_departure then departure else arrival end) at time zone 'Europe/Warsaw')::date;
