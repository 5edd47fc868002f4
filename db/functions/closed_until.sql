-- Until when a gate is closed; null without a closure and where it has no end. Read like a column: see gate_closure.
create or replace function closed_until(g gates) returns timestamptz language sql stable as $$
  select (gate_closure(g)).until
$$;
