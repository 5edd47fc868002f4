-- Up Migration

-- Who cancelled a booking is told its owner in their own list, as its mail says it.
alter table parking add cancelled_by text check (cancelled_by in ('CUSTOMER', 'STAFF'));
alter table rentals add cancelled_by text check (cancelled_by in ('CUSTOMER', 'STAFF'));

create function note_canceller() returns trigger language plpgsql as $$
begin
  if new.status <> 'CANCELLED' then
    new.cancelled_by := null;
  elsif old.status <> 'CANCELLED' then
    new.cancelled_by := case when is_customer(new.users_id) then 'CUSTOMER' else 'STAFF' end;
  end if;
  return new;
end $$;

-- What the mails know is known of earlier bookings too; that is no change of anybody's, so it is not logged as one.
alter table parking disable trigger user;
alter table rentals disable trigger user;
update parking t set cancelled_by = m.facts->>'by' from outbox m
 where m.kind = 'cancellation' and m.order_id = t.order_id and t.status = 'CANCELLED';
update rentals t set cancelled_by = m.facts->>'by' from outbox m
 where m.kind = 'cancellation' and m.order_id = t.order_id and t.status = 'CANCELLED';
alter table parking enable trigger user;
alter table rentals enable trigger user;

create trigger note_canceller before update of status on parking for each row execute function note_canceller();
create trigger note_canceller before update of status on rentals for each row execute function note_canceller();
