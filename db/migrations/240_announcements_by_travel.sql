-- Up Migration

-- The home page asks for what is important to travellers today
create index announcements_by_travel on announcements (travel, create_time, id);

-- Down Migration

drop index announcements_by_travel;
