-- Up Migration

drop function place_hold(jsonb, integer, integer, integer);
drop function overdue_holds(orders);

-- The holds that stand where an order wants to be and may give way to it: overdue ones, and the buyer's own, in this
-- browser or another. A page that was left before it had its answer, or a second tab, must not refuse its own buyer.
create function yielding_holds(wanted orders) returns text[] language sql stable as $$
  select coalesce(array_agg(o.id), '{}') from orders o
   where o.state = 'HELD' and o.kind = wanted.kind
     and (o.expires_at <= now() or o.session_hash = wanted.session_hash or o.users_id = wanted.users_id)
     and coalesce(o.space_id = wanted.space_id, o.cars_id = wanted.cars_id)
     and stay(o.since, o.until) && stay(wanted.since, wanted.until)
$$;

-- Places a hold for a new order. Outcome: HELD; TAKEN, with the holds that may give way; or which limit is reached.
create function place_hold(wanted jsonb, hold_seconds integer, most_of_session integer, most_of_ip integer)
returns table (outcome text, expires_at timestamptz, yielding text[]) language plpgsql as $$
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
  elsif take_place(o, false) is null then
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
