-- Up Migration

-- Whoever changes a booking by its link goes on by what was agreed for it: of one that the desk sold that was said
-- there, and nobody ticked it.
alter table orders
  drop constraint orders_terms_check,
  add constraint orders_terms_check check (terms or desk or changes is not null);

-- Down Migration

alter table orders
  drop constraint orders_terms_check,
  add constraint orders_terms_check check (terms or desk);
