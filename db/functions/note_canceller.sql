-- Who cancelled a booking is told its owner in their own list, as its mail says it.
create or replace function note_canceller() returns trigger language plpgsql as $$
begin
  if new.status <> 'CANCELLED' then
    new.cancelled_by := null;
  elsif old.status <> 'CANCELLED' then
    new.cancelled_by := case when is_customer(new.users_id) then 'CUSTOMER' else 'STAFF' end;
  end if;
  return new;
end $$;

create or replace trigger note_canceller before update of status on parking
  for each row execute function note_canceller();
create or replace trigger note_canceller before update of status on rentals
  for each row execute function note_canceller();
