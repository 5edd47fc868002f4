-- Notes which rows of others somebody was shown in a list. What was noted today already writes nothing.
create or replace function note_listed(reader integer, listed text, shown integer[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  insert into people_listed as p (who, table_name, day, ids, logged_at)
  values (reader, listed, (clock() at time zone 'Europe/Warsaw')::date, shown, clock())
  on conflict (who, table_name, day) do update set ids = array(select distinct unnest(p.ids || excluded.ids))
   where not p.ids @> excluded.ids
$$;
