-- Up Migration

-- The primary key reads backwards as well, and lists filter tables in Polish order: see event_log_by_table
drop index event_log_newest;
drop index event_log_table;
