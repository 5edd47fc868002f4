-- A payment has come at the moment somebody notes it.
create or replace function note_paid() returns trigger language plpgsql as $$
begin
  new.paid_at := coalesce(new.paid_at, clock());
  return new;
end $$;

create or replace trigger note_paid before insert or update on payments
  for each row when (new.state = 'PAID')
  execute function note_paid();
