-- The intent that a hold waits for is a payment from the moment it is stored.
create or replace function note_payment() returns trigger language plpgsql as $$
begin
  insert into payments (order_id, intent_id, amount) values (new.id, new.intent_id, new.amount)
  on conflict (intent_id) do nothing;
  return null;
end $$;

create or replace trigger note_payment after update of intent_id on orders
  for each row when (new.intent_id is distinct from old.intent_id and new.intent_id is not null)
  execute function note_payment();
