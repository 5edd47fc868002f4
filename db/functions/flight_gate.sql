-- The name of a flight's gate, read like a column of it: whoever holds a ticket is told where to go now.
create or replace function flight_gate(f flights) returns text language sql stable as $$
  select g.name from gates g where g.id = f.gates_id
$$;
