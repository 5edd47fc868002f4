-- Counts a change of a table that the event log leaves out, for whoever has it on screen: see count_change.sql.
create or replace function count_row() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  perform count_change(tg_table_name);
  return null;
end $$;
revoke execute on function count_row() from public;

create or replace trigger count_row after insert or update or delete on boarding_differences
  for each row execute function count_row();
create or replace trigger count_row after insert or update or delete on differences
  for each row execute function count_row();
-- Each mail is tried; one that was given up, and is then sent again or settled, is what somebody has to know
create or replace trigger count_row after update on outbox
  for each row when (new.last_error is not null or old.last_error is not null) execute function count_row();
