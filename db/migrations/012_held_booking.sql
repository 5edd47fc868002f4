-- Up Migration

drop function place_hold(jsonb, integer, integer, integer);

-- Places a hold for a new order. Outcome: HELD, with the booking that holds the place and until when; TAKEN, with the
-- holds that may give way; or which limit is reached.
create function place_hold(wanted jsonb, hold_seconds integer, most_of_session integer, most_of_ip integer)
returns table (outcome text, booking_id integer, expires_at timestamptz, yielding text[]) language plpgsql as $$
declare
  o orders := jsonb_populate_record(null::orders, wanted);
  of_session integer;
  of_ip integer;
begin
  -- One address at a time, or two requests could both take its last hold
  perform pg_advisory_xact_lock(hashtextextended('hold ' || o.ip, 0));
  select count(*) filter (where h.session_hash = o.session_hash), count(*) filter (where h.ip = o.ip)
    into of_session, of_ip
    from orders h where h.state = 'HELD' and h.expires_at > now();
  yielding := '{}';
  if of_session >= most_of_session or of_ip >= most_of_ip then
    outcome := case when of_session >= most_of_session then 'SESSION_FULL' else 'IP_FULL' end;
    return next;
    return;
  end if;
  booking_id := take_place(o, false);
  if booking_id is null then
    outcome := 'TAKEN';
    yielding := yielding_holds(o);
  else
    outcome := 'HELD';
    expires_at := clock_timestamp() + make_interval(secs => hold_seconds);
    insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate,
      cars_id, users_id, first_name, last_name, email, phone, terms, session_hash, ip)
    values (o.id, o.kind, o.amount, o.since, o.until, place_hold.expires_at, o.parking_level, o.space_id,
      o.license_plate, o.cars_id, o.users_id, o.first_name, o.last_name, o.email,
      o.phone, o.terms, o.session_hash, o.ip);
  end if;
  return next;
end $$;
