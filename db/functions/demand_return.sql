-- A rental is not cancelled while its customer has the car: that would be offered to others, and its return could not
-- be noted.
create or replace function demand_return() returns trigger language plpgsql as $$
begin
  raise exception using errcode = 'BZT11', column = 'status', message = 'The car is with its customer';
end $$;

create or replace trigger demand_return before update of status on rentals
  for each row when (new.status = 'CANCELLED' and old.status <> 'CANCELLED'
                     and old.out_at is not null and old.back_at is null and new.back_at is null)
  execute function demand_return();
