-- Up Migration

-- A range of arrivals is one of departures too: see longestHours in src/domain/flight.ts. What was written before stays
-- as it is
alter table flights add check (arrival <= departure + interval '48 hours') not valid;
