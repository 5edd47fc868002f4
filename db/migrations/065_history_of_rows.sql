-- Up Migration

-- The lines about one row, newest first: its history. Text before the table, which lists read in Polish order.
create index event_log_by_row on event_log ((log_details ->> 'id'), table_name, id);
