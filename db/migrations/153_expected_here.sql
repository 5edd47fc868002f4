-- Up Migration

create function expected_here(
  is_departure boolean, departure timestamptz, arrival timestamptz, status text, estimated timestamptz)
returns timestamptz language sql immutable parallel safe
  return coalesce(
    case when status <> 'CANCELED' then estimated end,
    case when is_departure then departure else arrival end);

-- The staff's board is in the order of these times
create index flights_by_expected on flights
  (is_departure, expected_here(is_departure, departure, arrival, status, estimated));
