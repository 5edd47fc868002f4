-- Puts back what app.user deleted a moment ago, with all that went along; null where there is nothing.
create or replace function restore_row(wanted_table text, wanted_key text) returns text language plpgsql as $$
declare
  wanted deleted_rows;
  kept deleted_rows;
  columns text;
  restored text;
begin
  -- The ten seconds that a page offers it for, and one for the ways there and back
  select * into wanted from deleted_rows
   where table_name = wanted_table and key = wanted_key and deleted_by = current_setting('app.user', true)
     and deleted_at > clock() - interval '11 seconds' order by id desc limit 1 for update;
  if not found then return null; end if;
  -- Postgres notes a row before those that its deletion took along, which point at it: it comes back first
  for kept in select * from deleted_rows where deletion = wanted.deletion order by id loop
    select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
     where attrelid = kept.table_name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %I (%s) select %s from jsonb_populate_record(null::%I, $1) returning %I::text',
                   kept.table_name, columns, columns, kept.table_name, kept.key_name)
       into restored using kept.contents;
    -- A flight whose id was given away meanwhile would get another one: see name_flight
    if restored is distinct from kept.key then
      raise unique_violation using table = kept.table_name, constraint = kept.table_name || '_pkey';
    end if;
  end loop;
  delete from deleted_rows where deletion = wanted.deletion;
  return wanted.key;
end $$;
