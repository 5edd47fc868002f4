-- When a flight that had a gate got another one: passengers are told for a while that it is new.
create or replace function note_gate_change() returns trigger language plpgsql as $$
begin
  new.gate_changed_at := clock();
  return new;
end $$;

create or replace trigger note_gate_change before update of gates_id on flights
  for each row when (new.gates_id <> old.gates_id)
  execute function note_gate_change();
