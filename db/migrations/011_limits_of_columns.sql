-- Up Migration

-- What the entities say of each value, said of each column too: tests/db/drift.test.ts compares them
alter table parking
  add check (parking_level in ('A', 'B')),
  add check (space_id between 0 and 100);
alter table tickets drop constraint tickets_price_check, add check (price between 0 and 99999.99);
