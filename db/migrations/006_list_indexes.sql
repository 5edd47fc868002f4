-- Up Migration

-- The rest of what the lists offer to filter and sort by, in the form in which it sorts
create index parking_level on parking (parking_level, id);
create index parking_space on parking (space_id, id);
create index parking_status on parking (status, id);
create index rentals_status on rentals (status, id);
create index luggage_type on luggage (type collate "pl-x-icu", id);
create index luggage_weight on luggage (weight, id);
create index event_log_by_table on event_log (table_name collate "pl-x-icu", timestamp_log, id);
create index event_log_by_user on event_log (by_user collate "pl-x-icu", timestamp_log, id);
create index event_log_by_action on event_log (action, timestamp_log, id);
create index login_log_by_email on login_log (email collate "pl-x-icu", login_date, id);
