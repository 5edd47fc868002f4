-- The order of a booking that staff made, `booked` as it is in its table: what it costs by the list, for whom it is,
-- and nothing paid yet; answers its number. It waits for its money to the end of the stay, and nobody lets it go then.
-- `buyer` says the order's key and kind, the contact, and who sold it.
create or replace function order_at_desk(booked jsonb, buyer jsonb) returns text language plpgsql as $$
declare
  o orders := jsonb_populate_record(null::orders, booked - 'id' || buyer);
begin
  if o.users_id is not null
     and not exists (select from users where id = o.users_id and lower(email) = lower(o.email)) then
    raise exception using errcode = 'BZT06', column = 'users_id', message = 'The account has another e-mail';
  end if;
  o.amount := 100 * (upper(stay(o.since, o.until)) - lower(stay(o.since, o.until)))
    * coalesce((booked ->> 'price_per_day')::integer, (select price_per_day from parking_info order by id limit 1));
  o.state := case when booked ->> 'status' = 'CANCELLED' then 'VOID' else 'UNPAID' end;
  insert into orders (id, kind, state, amount, due, since, until, expires_at, parking_level, space_id, license_plate,
                      cars_id, users_id, first_name, last_name, email, phone, note, terms, desk, session_hash, ip,
                      pickup_at, return_at, arrive_at, leave_at, employee_id)
  values (o.id, o.kind, o.state, o.amount, case o.state when 'UNPAID' then o.amount else 0 end, o.since, o.until,
          upper(stay(o.since, o.until))::timestamp at time zone 'Europe/Warsaw', o.parking_level, o.space_id,
          o.license_plate, o.cars_id, o.users_id, o.first_name, o.last_name, o.email, o.phone, o.note, false, true,
          '', '', o.pickup_at, o.return_at, o.arrive_at, o.leave_at, o.employee_id)
  returning order_number into o.order_number;
  -- Not at once: most pay where they stand, and are told of it when they have
  if o.state = 'UNPAID' then
    insert into outbox (kind, order_id, next_attempt) values ('booked', o.id, clock() + interval '5 minutes');
  end if;
  return o.order_number;
end $$;
