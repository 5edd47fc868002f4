-- A line of the event log as its seal's hash covers it.
create or replace function sealed_text(e event_log) returns text language sql stable as $$
  select concat_ws(E'\x1f', e.id, e.table_name, e.by_user, extract(epoch from e.timestamp_log), e.action, e.log_details)
$$;
