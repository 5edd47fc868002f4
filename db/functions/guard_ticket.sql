-- A ticket is given back, or cancelled, before its flight leaves. What its owner is told of it says
-- src/domain/travel/ticket-deadlines.ts.
create or replace function guard_ticket() returns trigger language plpgsql as $$
declare
  flight flights;
begin
  select * into flight from flights where id = new.flight_id;
  if new.status = 'REFUNDED' and clock() >= ticket_refund_until(new.purchase_time, flight) then
    raise exception using errcode = 'BZT07', message = 'Too late for a refund of the ticket';
  end if;
  if new.status = 'CANCELLED' and clock() >= ticket_cancel_until(flight) then
    raise exception using errcode = 'BZT08', message = 'The flight of the ticket has left';
  end if;
  return new;
end $$;

create or replace trigger guard_ticket before update of status on tickets
  for each row when (new.status in ('REFUNDED', 'CANCELLED') and new.status <> old.status)
  execute function guard_ticket();
