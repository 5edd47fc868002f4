-- Places a hold for a new order. Outcome: HELD, with the order's number, the booking that holds the place and until
-- when; TAKEN, with the holds that may give way; SESSION_FULL; or, without a proof of work, PROOF, where the network
-- would hold more unpaid days than it may (one booking always), and SCARCE, where too many others wait to be paid.
-- Holds of the same buyer that `wanted` replaces are given up with it, or not at all.
create or replace function place_hold(
  wanted jsonb, hold_seconds integer, most_of_session integer, most_days integer, proven boolean)
returns table (outcome text, order_number text, booking_id integer, expires_at timestamptz, yielding text[],
               days integer)
language plpgsql as $$
declare
  o orders := jsonb_populate_record(null::orders, wanted);
  replaced text[] := array(select h.id from orders h
                            where coalesce(wanted -> 'replaces', '[]') ? h.id and h.state = 'HELD'
                              and (h.session_hash = o.session_hash or h.users_id = o.users_id));
  of_session integer;
begin
  yielding := '{}';
  begin
    perform give_up(h) from unnest(replaced) h;
    booking_id := take_place(o, false);
    if booking_id is null then
      outcome := 'TAKEN';
      yielding := yielding_holds(o);
    else
      expires_at := clock() + make_interval(secs => hold_seconds);
      insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate, cars_id,
                          users_id, first_name, last_name, email, phone, terms, session_hash, ip, pickup_at, return_at,
                          arrive_at, leave_at)
      values (o.id, o.kind, o.amount, o.since, o.until, place_hold.expires_at, o.parking_level, o.space_id,
              o.license_plate, o.cars_id, o.users_id, o.first_name, o.last_name, o.email, o.phone, o.terms,
              o.session_hash, o.ip, o.pickup_at, o.return_at, o.arrive_at, o.leave_at)
      returning orders.order_number into place_hold.order_number;
      -- One network at a time, or two requests could both take its last days. Others wait for what follows, so it is
      -- counted alone; and the commit does not wait for the disk: nobody is told before that of the payment has
      perform set_config('synchronous_commit', 'off', true);
      perform pg_advisory_xact_lock(hashtextextended('hold ' || wide_network(o.ip), 0));
      select count(*) into of_session
        from orders h where h.state = 'HELD' and h.expires_at > clock() and h.session_hash = o.session_hash;
      days := (held_days(o.ip)).days;
      outcome := case when of_session > most_of_session then 'SESSION_FULL'
                      when proven then 'HELD'
                      when days > most_days
                           and exists (select from orders h
                                        where h.state = 'HELD' and h.expires_at > clock() and h.id <> o.id
                                          and wide_network(h.ip) = wide_network(o.ip)) then 'PROOF'
                      when is_scarce(o, datemultirange(stay(o.since, o.until)), (wanted ->> 'spaces')::integer,
                                     (wanted ->> 'share')::numeric) then 'SCARCE'
                      else 'HELD' end;
    end if;
    if outcome <> 'HELD' then raise exception using errcode = 'HOLD0'; end if;
  exception when sqlstate 'HOLD0' then
    booking_id := null;
    order_number := null;
    expires_at := null;
  end;
  return next;
end $$;
