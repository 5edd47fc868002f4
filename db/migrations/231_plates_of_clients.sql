-- Up Migration

-- The plate with which somebody parks, offered when they book a space
alter table users add column license_plate text check (license_plate ~ '^[A-Z0-9]{1,8}$');

-- Down Migration

alter table users drop column license_plate;
