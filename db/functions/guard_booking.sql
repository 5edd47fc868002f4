-- What is being paid for is its buyer's until it is paid or expires, and so are the dates that a payment is to change;
-- what was refunded stays over. While what is due of it is being paid, nothing that its price depends on changes. That
-- it came, went, or was paid at the desk waits for nobody. The product itself writes as 'system'. BZT02 says for how
-- many seconds it is held.
create or replace function guard_booking() returns trigger language plpgsql as $$
declare
  o orders;
  gone text[] := array['CANCELLED', 'RETURNED'];
  -- What no price depends on, and what the database reckons itself, which it has not yet
  besides text[] := array['status', 'version', 'during', 'taken_days', 'search', 'is_overdue', 'entered_at', 'left_at',
                          'out_at', 'back_at', 'return_time'];
  stays boolean := to_jsonb(new) - besides = to_jsonb(old) - besides;
begin
  if coalesce(current_setting('app.user', true), '') in ('', 'system') then return new; end if;
  if stays and new.status = old.status then return new; end if;
  -- A change that was given up for another one holds nothing
  select * into o from orders h
   where h.state = 'HELD'
     and (h.id = old.order_id
          or h.changes = old.order_id and h.pays_due
             and (new.status = 'CANCELLED'
                  or (stay(new.since, new.until), to_jsonb(new) -> 'cars_id')
                      is distinct from (stay(old.since, old.until), to_jsonb(old) -> 'cars_id'))
          or h.changes = old.order_id and (new.status = 'CANCELLED' or not stays)
             and exists (select from parking where order_id = h.id union all select from rentals where order_id = h.id))
   limit 1;
  if found then
    raise exception using errcode = 'BZT02',
      message = greatest(ceil(extract(epoch from o.expires_at - clock())), 0)::integer::text;
  end if;
  if old.status = any (gone) and new.status <> all (gone)
     and exists (select from orders where id = old.order_id and state in ('REFUND_PENDING', 'REFUNDED')) then
    raise exception using errcode = 'BZT03', message = 'The booking was refunded';
  end if;
  return new;
end $$;

create or replace trigger guard_booking before update on parking
  for each row when (old.order_id is not null)
  execute function guard_booking();
create or replace trigger guard_booking before update on rentals
  for each row when (old.order_id is not null)
  execute function guard_booking();
