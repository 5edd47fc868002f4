-- Up Migration

-- The list of equipment shows whose it is, and is filtered and sorted by that
create index equipment_by_employee on equipment (employee_id, serial_no collate "pl-x-icu");
drop index equipment_employee;
