-- The product's now: the moment at which the transaction began. Nothing else in SQL asks for the time, so that a test
-- or a local run can move the clock by putting another function in the place of this one (db/clock.ts). Only the
-- database's owner can do that, and Postgres writes the function out in every query, so it costs what now() does.
create or replace function clock() returns timestamptz language sql stable parallel safe
  return now();
