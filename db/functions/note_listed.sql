-- Notes which rows of others somebody was shown in a list. Where all of them were noted today nothing is
-- written, and no row is locked: lists are read again and again.
create or replace function note_listed(reader integer, listed text, shown integer[]) returns void language sql
  security definer set search_path = public, pg_temp as $$
  insert into people_listed as p (who, table_name, day, ids, logged_at)
  select reader, listed, now_here.day, shown, clock()
    from (select (clock() at time zone 'Europe/Warsaw')::date as day) now_here
   where exists (select unnest(shown) except
                 select unnest(q.ids) from people_listed q
                  where q.who = reader and q.table_name = listed and q.day = now_here.day)
  on conflict (who, table_name, day) do update
     set ids = array(select unnest(p.ids) union select unnest(excluded.ids))
$$;
