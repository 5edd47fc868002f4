-- A number however it is written: LO3844, LO 3844 and lo-3844 are one.
create or replace function plain_number(number text) returns text language sql immutable strict parallel safe
  return upper(translate(number, ' -', ''));
