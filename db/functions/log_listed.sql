-- Tells the event log how many rows of people somebody was shown in lists for the first time that day: at most a line
-- an hour of each table. What it has told is forgotten after a day.
create or replace function log_listed() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  today date := (clock() at time zone 'Europe/Warsaw')::date;
  one people_listed;
begin
  for one in
    select * from people_listed
     where cardinality(ids) > logged and (logged_at <= clock() - interval '1 hour' or day < today)
     order by who, table_name, day for update
  loop
    perform set_config('app.user', one.who::text, true);
    perform log_read(one.table_name, jsonb_build_object('listed', cardinality(one.ids) - one.logged));
    update people_listed set logged = cardinality(ids), logged_at = clock()
     where who = one.who and table_name = one.table_name and day = one.day;
  end loop;
  delete from people_listed where day < today - 1;
end $$;
