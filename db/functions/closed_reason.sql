-- Why a gate is closed, or will be within a day: read like a column of it, see gate_closure.
create or replace function closed_reason(g gates) returns text language sql stable as $$
  select (gate_closure(g)).reason
$$;
