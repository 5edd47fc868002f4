-- Counts that this transaction changed a table, once. The count is the sum of the table's rows in table_changes. A
-- writer takes a row that no other holds, or adds one: nobody waits for anybody, so none can deadlock. What is counted
-- is seen when the transaction is committed and not before, however late: a sequence would show its number before there
-- is anything to read, and the greatest number of a log hides a smaller one that is committed after it.
create or replace function count_change(changed text) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare
  counted text := coalesce(current_setting('app.changed', true), '');
begin
  if changed = any (string_to_array(counted, ',')) then return; end if;
  update table_changes set changes = changes + 1
   where id = (select id from table_changes where table_name = changed order by id
                limit 1 for no key update skip locked);
  if not found then insert into table_changes (table_name, changes) values (changed, 1); end if;
  perform set_config('app.changed', concat_ws(',', counted, changed), true);
end $$;
revoke execute on function count_change(text) from public;
