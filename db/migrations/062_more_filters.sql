-- Up Migration

-- Bookings are found by the number and the address of their order
create index orders_by_number on orders (order_number collate "pl-x-icu");
create index orders_by_email on orders (email collate "pl-x-icu");

-- Flights by gate, in the whole schedule and in each tab; tickets by gate
create index flights_by_gate on flights (gates_id, departure, id collate "pl-x-icu");
create index departures_by_gate on flights (gates_id, departure, id collate "pl-x-icu") where is_departure;
create index arrivals_by_gate on flights (gates_id, arrival, id collate "pl-x-icu") where not is_departure;
drop index flights_gate;
create index tickets_by_gate on tickets (gates_id, id);
drop index tickets_gate;

-- All that was ever done to one row
alter table event_log add record_id text generated always as (log_details ->> 'id') stored;
create index event_log_by_record on event_log (record_id collate "pl-x-icu", timestamp_log, id);
