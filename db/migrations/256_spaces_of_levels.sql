-- Up Migration

-- Which spaces each level has is the airport's, which the build says and migrating writes here, and with it into the
-- constraints of these names: see db/platform/airport.ts
alter table installation add spaces jsonb not null
  default '[{"level": "A", "first": 0, "last": 50}, {"level": "B", "first": 51, "last": 100}]';
do $$
declare
  it record;
begin
  for it in select conrelid::regclass as of, conname as name from pg_constraint
             where conrelid in ('parking'::regclass, 'space_blocks'::regclass) and contype = 'c'
               and pg_get_constraintdef(oid) ~ 'parking_level|space_id'
  loop
    execute format('alter table %s drop constraint %I', it.of, it.name);
  end loop;
end $$;
alter table parking
  add constraint parking_level_known check (parking_level in ('A', 'B')),
  add constraint space_id_known check (space_id between 0 and 100),
  add constraint space_on_level check (case parking_level when 'A' then space_id between 0 and 50
    when 'B' then space_id between 51 and 100 else false end);
alter table space_blocks
  add constraint parking_level_known check (parking_level in ('A', 'B')),
  add constraint space_id_known check (space_id between 0 and 100),
  add constraint space_on_level check (case parking_level when 'A' then space_id between 0 and 50
    when 'B' then space_id between 51 and 100 else false end);
