-- Up Migration

-- The days that a change adds to what an order holds already: all of them where the place is another one.
create function added_days(o orders, c orders) returns setof daterange language sql stable as $$
  select unnest(case when (o.space_id, o.cars_id) is not distinct from (c.space_id, c.cars_id)
    then datemultirange(stay(c.since, c.until)) - datemultirange(stay(o.since, o.until))
    else datemultirange(stay(c.since, c.until)) end)
$$;

-- Holds the added days for a change that is to be paid for. False where one of them is somebody else's.
create function hold_days(o orders, c orders) returns boolean language plpgsql as $$
declare
  wanted integer := (select count(*) from added_days(o, c));
  held integer;
begin
  if c.kind = 'parking' then
    insert into parking (parking_level, space_id, license_plate, since, until, status, users_id, order_id)
    select c.parking_level, c.space_id, c.license_plate, lower(d)::timestamp at time zone 'Europe/Warsaw',
           (upper(d) - 1)::timestamp at time zone 'Europe/Warsaw', 'PENDING', c.users_id, c.id
      from added_days(o, c) as d
    on conflict on constraint parking_taken do nothing;
  else
    insert into rentals (cars_id, since, until, status, users_id, order_id)
    select c.cars_id, lower(d)::timestamp at time zone 'Europe/Warsaw',
           (upper(d) - 1)::timestamp at time zone 'Europe/Warsaw', 'PENDING', c.users_id, c.id
      from added_days(o, c) as d
    on conflict on constraint rentals_taken do nothing;
  end if;
  get diagnostics held = row_count;
  if held < wanted then perform free_place(c.id); end if;
  return held = wanted;
end $$;

-- Gives the booking of an order the dates and the place of another; the order follows. Null where it is over or they
-- are somebody else's.
create function move_booking(which text, c orders) returns integer language plpgsql as $$
declare
  booking integer;
begin
  if c.kind = 'parking' then
    update parking set since = c.since, until = c.until, parking_level = c.parking_level, space_id = c.space_id
     where order_id = which and status = 'RESERVED' returning id into booking;
  else
    update rentals set since = c.since, until = c.until
     where order_id = which and status = 'RENTED' returning id into booking;
  end if;
  return booking;
exception when exclusion_violation then
  return null;
end $$;

-- Tells the buyer of new dates: what they were, and what was paid (or, below 0, is given back) for them.
create function tell_change(o orders, difference integer) returns void language sql as $$
  insert into outbox (kind, order_id, facts)
  select 'change', o.id, jsonb_build_object('since', o.since, 'until', o.until, 'amount', difference,
                                            'parking_level', o.parking_level, 'space_id', o.space_id, 'at', now())
   where not is_gone(o.email)
$$;

-- Changes the dates, and for parking the space, of a paid booking. `wanted` says them, what the buyer saw before (their
-- dates then, and the difference in grosze), and who is to pay. Where that is more, the added days are held and the old
-- dates stand until it is paid: HELD. Otherwise CHANGED; or why not: OVER, BUSY with the change that waits for its
-- payment, OTHER where the price or the booking is another by now, TAKEN with the holds that may give way.
create function change_booking(which text, wanted jsonb, hold_seconds integer)
returns table (outcome text, id text, order_number text, amount integer, expires_at timestamptz, yielding text[])
language plpgsql as $$
declare
  c orders := jsonb_populate_record(null::orders, wanted);
  o orders;
begin
  -- In the order in which a cancelling takes them
  perform from parking p where p.order_id = which and p.status = 'RESERVED' for update;
  perform from rentals r where r.order_id = which and r.status = 'RENTED' for update;
  select * into o from orders where orders.id = which for update;
  yielding := '{}';
  if o.state <> 'CONFIRMED'
     or not exists (select from parking p where p.order_id = which and p.status = 'RESERVED'
                    union all select from rentals r where r.order_id = which and r.status = 'RENTED') then
    outcome := 'OVER';
    return next;
    return;
  end if;
  amount := o.amount / days_of(o) * days_of(c) - o.amount;
  select array_agg(h.id) into yielding from orders h where h.changes = which and h.state = 'HELD';
  if yielding is not null then
    outcome := 'BUSY';
    return next;
    return;
  end if;
  yielding := '{}';
  c.kind := o.kind;
  c.cars_id := o.cars_id;
  c.license_plate := o.license_plate;
  c.parking_level := case when o.kind = 'parking' then coalesce(c.parking_level, o.parking_level) end;
  c.space_id := case when o.kind = 'parking' then coalesce(c.space_id, o.space_id) end;
  c.users_id := o.users_id;
  if amount is distinct from (wanted ->> 'difference')::integer
     or stay(o.since, o.until) is distinct from stay((wanted ->> 'seen_since')::timestamptz,
                                                     (wanted ->> 'seen_until')::timestamptz) then
    outcome := 'OTHER';
  elsif amount <= 0 then
    outcome := case when move_booking(which, c) is null then 'TAKEN' else 'CHANGED' end;
    if outcome = 'CHANGED' then perform tell_change(o, amount); end if;
  else
    outcome := case when hold_days(o, c) then 'HELD' else 'TAKEN' end;
  end if;
  if outcome = 'TAKEN' then
    yielding := yielding_holds(c);
  elsif outcome = 'HELD' then
    id := c.id;
    insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate, cars_id,
                        users_id, first_name, last_name, email, phone, terms, session_hash, ip, changes)
    values (c.id, o.kind, change_booking.amount, c.since, c.until,
            clock_timestamp() + make_interval(secs => hold_seconds), c.parking_level, c.space_id, o.license_plate,
            o.cars_id, o.users_id, o.first_name, o.last_name, o.email, o.phone, o.terms, c.session_hash, c.ip, which)
    returning orders.order_number, orders.expires_at into change_booking.order_number, change_booking.expires_at;
  end if;
  return next;
end $$;

-- New dates that were paid for: the booking has them from now on, and its order the money. Null where the booking is
-- over or another by now, or somebody else has the days.
create function confirm_change(c orders) returns integer language plpgsql as $$
declare
  o orders;
  booking integer;
begin
  perform free_place(c.id);
  perform from parking where order_id = c.changes and status = 'RESERVED' for update;
  perform from rentals where order_id = c.changes and status = 'RENTED' for update;
  select * into o from orders where id = c.changes for update;
  if o.state <> 'CONFIRMED' or o.amount / days_of(o) * days_of(c) <> o.amount + c.amount then return null; end if;
  booking := move_booking(o.id, c);
  if booking is null then return null; end if;
  update payments set order_id = o.id, order_number = o.order_number where order_id = c.id and state = 'PAID';
  perform tell_change(o, c.amount);
  return booking;
end $$;

-- A paid order becomes a booking, or new dates of one; or a refund when the place is gone or what was paid is not
-- what was agreed. Whoever comes first changes it; the others read what it became. `received` is what came, in grosze.
create or replace function confirm_order(which text, as_agreed boolean, received integer)
returns table (state text, booking integer, changed boolean) language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = which for update;
  if not found then return; end if;
  changed := o.state in ('HELD', 'EXPIRED');
  state := o.state;
  booking := booking_of(which);
  if changed then
    update payments set state = 'PAID', amount = coalesce(received, amount) where intent_id = o.intent_id;
    if not as_agreed then booking := null;
    elsif o.changes is not null then booking := confirm_change(o);
    -- Staff may have cancelled the held row meanwhile: then it is there, but keeps no place
    elsif booking is not null then booking := keep_place(which);
    else booking := take_place(o, true);
    end if;
    if booking is null then perform free_place(which); end if;
    state := case when booking is null then 'REFUND_PENDING' else 'CONFIRMED' end;
    update orders set state = confirm_order.state where id = which;
    if booking is null then perform give_back(which, paid_left(which), 'TAKEN');
    elsif o.changes is null then
      insert into outbox (kind, order_id) values ('confirmation', which) on conflict do nothing;
    end if;
  end if;
  return next;
end $$;
