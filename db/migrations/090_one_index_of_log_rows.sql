-- Up Migration

-- What was done to one row is read by event_log_by_record, which lists of the log are narrowed by as well
drop index event_log_by_row;
