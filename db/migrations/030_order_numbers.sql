-- Up Migration

-- What people quote for an order: the airport's code and six characters of which none looks like another. Its id stays
-- a secret.
alter table orders add order_number text;

create function new_order_number() returns text language plpgsql volatile as $$
declare
  alphabet text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  fresh text;
begin
  loop
    select 'BZT-' || string_agg(substr(alphabet, random(1, length(alphabet)), 1), '') into fresh
      from generate_series(1, 6);
    exit when not exists (select from orders where order_number = fresh);
  end loop;
  return fresh;
end $$;

-- Orders that are there already get theirs one by one, so that none is given twice; that is no change of an order
alter table orders disable trigger user;
do $$
declare
  which text;
begin
  for which in select id from orders loop
    update orders set order_number = new_order_number() where id = which;
  end loop;
end $$;
alter table orders enable trigger user;

alter table orders
  alter order_number set default new_order_number(),
  alter order_number set not null,
  add unique (order_number),
  add check (order_number ~ '^BZT-[2-9A-HJKMNP-TV-Z]{6}$');

-- The event log names an order by its number: with its id anyone who reads the log would hold the order
create or replace trigger audit after insert or update or delete on orders for each row execute function
  audit('order_number', 'id', 'license_plate', 'users_id', 'first_name', 'last_name', 'email', 'phone', 'intent_id',
        'session_hash', 'ip');
update event_log l
   set log_details = jsonb_set(l.log_details, '{id}', to_jsonb(coalesce(o.order_number, 'usunięte')))
                     #- '{changes,id}'
  from event_log old left join orders o on o.id = old.log_details ->> 'id'
 where l.id = old.id and l.table_name = 'orders';

drop function place_hold(jsonb, integer, integer, integer);

-- Places a hold for a new order. Outcome: HELD, with the order's number, the booking that holds the place and until
-- when; TAKEN, with the holds that may give way; or which limit is reached.
create function place_hold(wanted jsonb, hold_seconds integer, most_of_session integer, most_of_ip integer)
returns table (outcome text, order_number text, booking_id integer, expires_at timestamptz, yielding text[])
language plpgsql as $$
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
    insert into orders (id, kind, amount, since, until, expires_at, parking_level, space_id, license_plate, cars_id,
                        users_id, first_name, last_name, email, phone, terms, session_hash, ip)
    values (o.id, o.kind, o.amount, o.since, o.until, place_hold.expires_at, o.parking_level, o.space_id,
            o.license_plate, o.cars_id, o.users_id, o.first_name, o.last_name, o.email, o.phone, o.terms,
            o.session_hash, o.ip)
    returning orders.order_number into place_hold.order_number;
  end if;
  return next;
end $$;
