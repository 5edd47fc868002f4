-- Up Migration

-- How many kg of luggage a ticket includes; null: not known
alter table tickets add column allowance numeric(6, 2)
  check (allowance between 0 and 500 and allowance * 4 = trunc(allowance * 4));

-- Down Migration

alter table tickets drop column allowance;
