-- The closure of a gate that holds now, else the first that begins within a day.
create or replace function gate_closure(g gates) returns gate_closures language sql stable as $$
  select c from gate_closures c
   where c.gates_id = g.id and c.during && tstzrange(clock(), clock() + interval '1 day')
   order by c.since limit 1
$$;
