-- What has not begun cannot have come back: its car would be free for others. It can only be cancelled.
create or replace function demand_begun() returns trigger language plpgsql as $$
begin
  if (new.status, new.since) is distinct from (old.status, old.since)
     and lower(stay(new.since, new.until)) > (clock() at time zone 'Europe/Warsaw')::date then
    raise exception using errcode = 'BZT04', column = 'status', message = 'The rental has not begun';
  end if;
  return new;
end $$;

create or replace trigger demand_begun before insert or update of status, since on rentals
  for each row when (new.status = 'RETURNED')
  execute function demand_begun();
