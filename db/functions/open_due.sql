-- Opens the payment of what is due of an order, for so many seconds, or goes on with the one that is open. `wanted`
-- says what its holder was told is due, and who is to pay. HELD; or OTHER with what is due, nothing included; or BUSY,
-- while new dates wait for their payment.
create or replace function open_due(which text, wanted jsonb, hold_seconds integer)
returns table (outcome text, id text, amount integer) language plpgsql as $$
declare
  c orders := jsonb_populate_record(null::orders, wanted);
  o orders := lock_booking(which);
  h orders;
begin
  amount := case when o.state in ('UNPAID', 'CONFIRMED') then o.due else 0 end;
  if amount = 0 or amount is distinct from c.amount then
    outcome := 'OTHER';
    return next;
    return;
  end if;
  select * into h from orders where changes = which and state = 'HELD' and expires_at > clock() limit 1;
  if found then
    outcome := case when h.pays_due and h.amount = open_due.amount then 'HELD' else 'BUSY' end;
    -- Whoever pays is who opened it last: the link is one person's, on any of their devices
    if outcome = 'HELD' then update orders set session_hash = c.session_hash where orders.id = h.id; end if;
    id := h.id;
    return next;
    return;
  end if;
  insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate, cars_id,
                      users_id, first_name, last_name, email, phone, terms, session_hash, ip, changes, pays_due)
  values (c.id, o.kind, o.due, o.since, o.until, clock() + make_interval(secs => hold_seconds), o.parking_level,
          o.space_id, o.license_plate, o.cars_id, o.users_id, o.first_name, o.last_name, o.email, o.phone, true,
          c.session_hash, c.ip, which, true);
  outcome := 'HELD';
  id := c.id;
  return next;
end $$;
