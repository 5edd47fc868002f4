-- When a flight leaves or lands here as far as known; a cancelled one has no new time.
create or replace function expected_here(
  is_departure boolean, departure timestamptz, arrival timestamptz, status text, estimated timestamptz)
returns timestamptz language sql immutable parallel safe
  return coalesce(
    case when status <> 'CANCELED' then estimated end,
    case when is_departure then departure else arrival end);
