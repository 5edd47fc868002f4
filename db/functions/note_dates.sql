-- What the dates of an order were before they are others: see order_dates.
create or replace function note_dates() returns trigger language plpgsql as $$
begin
  insert into order_dates (order_id, since, until, added_due)
  values (old.id, old.since, old.until, new.due - old.due);
  return null;
end $$;

create or replace trigger note_dates after update of since, until on orders
  for each row when (stay(new.since, new.until) is distinct from stay(old.since, old.until))
  execute function note_dates();
