-- Changes the dates, and for parking the space, of a paid booking. `wanted` says them, what the buyer saw before (their
-- dates then, and the difference in grosze), and who is to pay. Where that is more, the added days are held and the old
-- dates stand until it is paid: HELD. Otherwise CHANGED; or why not: OVER, BUSY with the change that waits for its
-- payment, OTHER where the price or the booking is another by now, OFTEN, TAKEN with the holds that may give way; or,
-- without a proof of work, PROOF, where the network would hold more unpaid days than it may (`amount` says how many),
-- and SCARCE (see place_hold). An earlier change and holds that `wanted` replaces are given up with it, or not at all.
create or replace function change_booking(which text, wanted jsonb, hold_seconds integer)
returns table (outcome text, id text, order_number text, amount integer, expires_at timestamptz, yielding text[])
language plpgsql as $$
declare
  c orders := jsonb_populate_record(null::orders, wanted);
  o orders;
  replaced text[];
  unpaid integer;
begin
  -- In the order in which a cancelling takes them
  perform from parking p where p.order_id = which and p.status in ('PENDING', 'RESERVED') for update;
  perform from rentals r where r.order_id = which and r.status in ('PENDING', 'RENTED') for update;
  select * into o from orders where orders.id = which for update;
  yielding := '{}';
  if o.state <> 'CONFIRMED'
     or not exists (select from parking p where p.order_id = which and p.status in ('PENDING', 'RESERVED')
                    union all
                    select from rentals r where r.order_id = which and r.status in ('PENDING', 'RENTED')) then
    outcome := 'OVER';
    return next;
    return;
  end if;
  amount := price_difference(o, agreed_price(o, days_of(c)));
  c.changes := which;
  c.kind := o.kind;
  c.cars_id := o.cars_id;
  c.license_plate := o.license_plate;
  c.parking_level := case when o.kind = 'parking' then coalesce(c.parking_level, o.parking_level) end;
  c.space_id := case when o.kind = 'parking' then coalesce(c.space_id, o.space_id) end;
  c.users_id := o.users_id;
  replaced := array(select h.id from orders h
                     where coalesce(wanted -> 'replaces', '[]') ? h.id and h.state = 'HELD'
                       and (h.changes = which or h.session_hash = c.session_hash or h.users_id = c.users_id));
  select coalesce(array_agg(h.id), '{}') into yielding
    from orders h where h.changes = which and h.state = 'HELD' and h.id <> all(replaced);
  if yielding <> '{}' then
    -- And what else would be in the way once that has given way
    yielding := yielding || yielding_holds(c);
    outcome := 'BUSY';
    return next;
    return;
  end if;
  if amount is distinct from (wanted ->> 'difference')::integer
     or stay(o.since, o.until) is distinct from stay((wanted ->> 'seen_since')::timestamptz,
                                                     (wanted ->> 'seen_until')::timestamptz) then
    outcome := 'OTHER';
    return next;
    return;
  end if;
  -- Each change is told by mail, and whose address that is nobody has asked: so many a day, and no more
  if (select count(*) from outbox m
       where m.order_id = which and m.kind = 'change' and m.facts ->> 'by' = 'CUSTOMER'
         and m.create_time > clock() - interval '1 day') >= (wanted ->> 'most_changes')::integer then
    outcome := 'OFTEN';
    return next;
    return;
  end if;
  begin
    perform give_up(h) from unnest(replaced) h;
    if amount <= 0 then
      outcome := case when move_booking(which, c) is null then 'TAKEN' else 'CHANGED' end;
    elsif not hold_days(o, c) then
      outcome := 'TAKEN';
    else
      -- One network at a time, last of all: see place_hold
      perform pg_advisory_xact_lock(hashtextextended('hold ' || wide_network(c.ip), 0));
      unpaid := (held_days(c.ip)).days + (select sum(upper(d) - lower(d)) from added_days(o, c) d);
      outcome := case when (wanted ->> 'proven')::boolean then 'HELD'
                      when unpaid > (wanted ->> 'most_days')::integer then 'PROOF'
                      when is_scarce(c, (select range_agg(d) from added_days(o, c) d), (wanted ->> 'spaces')::integer,
                                     (wanted ->> 'share')::numeric) then 'SCARCE'
                      else 'HELD' end;
      if outcome = 'PROOF' then amount := unpaid; end if;
    end if;
    if outcome = 'TAKEN' then yielding := yielding_holds(c); end if;
    if outcome not in ('CHANGED', 'HELD') then raise exception using errcode = 'HOLD0'; end if;
  exception when sqlstate 'HOLD0' then
    return next;
    return;
  end;
  if outcome = 'HELD' then
    id := c.id;
    insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate, cars_id,
                        users_id, first_name, last_name, email, phone, terms, session_hash, ip, changes)
    values (c.id, o.kind, change_booking.amount, c.since, c.until,
            clock() + make_interval(secs => hold_seconds), c.parking_level, c.space_id, o.license_plate,
            o.cars_id, o.users_id, o.first_name, o.last_name, o.email, o.phone, o.terms, c.session_hash, c.ip, which)
    returning orders.order_number, orders.expires_at into change_booking.order_number, change_booking.expires_at;
  end if;
  return next;
end $$;
