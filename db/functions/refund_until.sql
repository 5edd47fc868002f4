-- The last moment at which all of the price goes back to whoever cancels: so many hours before the first day begins by
-- the clock in Warsaw. The product says it by src/domain/booking/deadline.ts.
create or replace function refund_until(first date) returns timestamptz language sql immutable parallel safe
  return first::timestamp at time zone 'Europe/Warsaw' - interval '24 hours';
