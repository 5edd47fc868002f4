-- What people quote for an order: the airport's code and six characters of which none looks like another.
create or replace function new_order_number() returns text language plpgsql volatile as $$
declare
  alphabet text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  fresh text;
begin
  loop
    select (select airport_code from installation) || '-' ||
           string_agg(substr(alphabet, random(1, length(alphabet)), 1), '') into fresh
      from generate_series(1, 6);
    exit when not exists (select from orders where order_number = fresh);
  end loop;
  return fresh;
end $$;
