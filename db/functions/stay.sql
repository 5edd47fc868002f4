-- The days a booking occupies, in Warsaw, first and last included. None when it ends before it starts: the tables' own
-- checks refuse that.
create or replace function stay(since timestamptz, until timestamptz) returns daterange
  language sql immutable parallel safe
  return case when since <= until
    then daterange((since at time zone 'Europe/Warsaw')::date, (until at time zone 'Europe/Warsaw')::date, '[]')
    else 'empty' end;
