-- A car is back at the moment somebody says so, and not back when that is taken back.
create or replace function note_return() returns trigger language plpgsql as $$
begin
  new.return_time := case when new.status = 'RETURNED' then coalesce(new.return_time, clock()) end;
  return new;
end $$;

create or replace trigger note_return before insert or update on rentals
  for each row execute function note_return();
