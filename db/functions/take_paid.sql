-- Takes the place of an order that was given up, or whose time was over, and is paid all the same. What its buyer holds
-- there unpaid gives way: nobody's money goes back because of a place that they wait to pay for themselves.
create or replace function take_paid(o orders) returns integer language plpgsql as $$
declare
  booking integer := take_place(o, true);
  own text[];
begin
  if booking is not null then return booking; end if;
  own := yielding_holds(o);
  if own = '{}' or exists (select from orders h where h.id = any(own)
                            and (h.session_hash = o.session_hash or h.users_id = o.users_id) is not true) then
    return null;
  end if;
  perform give_up(h) from unnest(own) h;
  return take_place(o, true);
end $$;
