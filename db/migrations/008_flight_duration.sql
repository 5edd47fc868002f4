-- Up Migration

-- A range of arrivals is a range of departures as well, once it is known how long the longest flight takes: see db/flights.ts
create index flights_duration on flights ((extract(epoch from arrival - departure)));
