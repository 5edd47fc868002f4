-- Up Migration

-- LO3844, LO 3844 and lo-3844 are read as one number, so they are one flight. The name ends as a column's own key
-- would: see db/write.ts.
create unique index flights_id_key on flights (upper(translate(id, ' -', '')));
