-- The letters that order numbers begin with are the airport's, which the build says and migrating writes here. Numbers
-- that were given keep theirs.
alter table installation add airport_code text not null default 'BZT' check (airport_code ~ '^[A-Z]{3}$');
alter table orders drop constraint orders_order_number_check,
  add constraint orders_order_number_check check (order_number ~ '^[A-Z]{3}-[2-9A-HJKMNP-TV-Z]{6}$');
alter table payments drop constraint payments_order_number_check,
  add constraint payments_order_number_check check (order_number ~ '^[A-Z]{3}-[2-9A-HJKMNP-TV-Z]{6}$');
alter table refunds drop constraint refunds_order_number_check,
  add constraint refunds_order_number_check check (order_number ~ '^[A-Z]{3}-[2-9A-HJKMNP-TV-Z]{6}$');
