-- Of what the plan between two moments is made: another print than before says that somebody has changed some of it.
create or replace function plan_print(since timestamptz, until timestamptz) returns text language sql stable as $$
  select md5(concat_ws('|',
    (select string_agg(f.id || '.' || f.version, ' ' order by f.id) from flights f
      where f.is_departure
        and expected_here(f.is_departure, f.departure, f.arrival, f.status, f.estimated) between since and until),
    (select string_agg(f.id || '.' || f.version, ' ' order by f.id) from flights f
      where not f.is_departure
        and expected_here(f.is_departure, f.departure, f.arrival, f.status, f.estimated) between since and until),
    (select string_agg(g.id || '.' || g.version, ' ' order by g.id) from gates g),
    (select string_agg(c.id || '.' || c.version, ' ' order by c.id) from gate_closures c
      where c.during && tstzrange(since, until))))
$$;
