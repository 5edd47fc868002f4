-- A booking with an order is given to an account with its buyer's e-mail or to none: whoever has it reads the buyer's
-- name, e-mail and phone, and cancels it.
create or replace function demand_buyer() returns trigger language plpgsql as $$
begin
  if not exists (select from orders o join users u on lower(u.email) = lower(o.email)
                  where o.id = new.order_id and u.id = new.users_id) then
    raise exception using errcode = 'BZT06', column = 'users_id', message = 'The account has another e-mail';
  end if;
  return new;
end $$;

create or replace trigger demand_buyer before update of users_id on parking
  for each row when (new.order_id is not null and new.users_id <> coalesce(old.users_id, 0))
  execute function demand_buyer();
create or replace trigger demand_buyer before update of users_id on rentals
  for each row when (new.order_id is not null and new.users_id <> coalesce(old.users_id, 0))
  execute function demand_buyer();
