-- Up Migration

-- Of a link that was asked for and not opened yet: once it is opened, it takes the place of the key before.
alter table orders add next_manage_key text check (next_manage_key ~ '^[0-9a-f]{32}$');
create unique index orders_next_manage_key on orders (next_manage_key);
