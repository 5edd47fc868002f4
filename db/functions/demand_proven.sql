-- Nobody sells or books for an account whose address is not proven: the mails and tickets would be a stranger's.
create or replace function demand_proven() returns trigger language plpgsql as $$
begin
  if new.users_id::text is distinct from current_setting('app.user', true)
     and exists (select from users where id = new.users_id and not proven) then
    raise exception using errcode = 'BZT20', message = 'The address of this account is not proven';
  end if;
  return new;
end $$;

create or replace trigger demand_proven before insert or update of users_id on tickets
  for each row when (new.users_id is not null)
  execute function demand_proven();
create or replace trigger demand_proven before insert or update of users_id on parking
  for each row when (new.users_id is not null)
  execute function demand_proven();
create or replace trigger demand_proven before insert or update of users_id on rentals
  for each row when (new.users_id is not null)
  execute function demand_proven();
create or replace trigger demand_proven before insert or update of users_id on luggage
  for each row when (new.users_id is not null)
  execute function demand_proven();
