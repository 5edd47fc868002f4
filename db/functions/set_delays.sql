-- Says why a flight is late: these reasons, and no others; with what else of the flight is to become (`changes`).
-- `seen` is the print of what was read, null where nobody asks. Outcome: DONE; MISSING; STALE, where somebody else was
-- faster.
create or replace function set_delays(flight text, seen text, reasons jsonb, employee integer, changes jsonb)
returns text language plpgsql as $$
begin
  perform from flights f where f.id = flight for update;
  if not found then return 'MISSING'; end if;
  if seen <> delays_print(flight) or exists (select from flights f where f.id = flight and f.status = 'CANCELED') then
    return 'STALE';
  end if;
  delete from flight_delays d
   where d.flight_id = flight
     and not exists (select from jsonb_to_recordset(reasons) as r (scheme text, code text)
                      where r.scheme = d.scheme and r.code = d.code);
  insert into flight_delays as d (flight_id, scheme, code, minutes, note, equipment, employee_id)
  select flight, r.scheme, r.code, r.minutes, r.note, r.equipment, employee
    from jsonb_to_recordset(reasons)
         as r (scheme text, code text, minutes integer, note text, equipment text)
  on conflict (flight_id, scheme, code) do update
     set minutes = excluded.minutes, note = excluded.note, equipment = excluded.equipment;
  update flights f
     set estimated = case when changes ? 'estimated' then (changes ->> 'estimated')::timestamptz else f.estimated end,
         -- By the status that was seen (`from`; a release before says none): an aircraft may have left meanwhile
         status = case when coalesce(changes ->> 'from', f.status) = f.status
                       then coalesce(changes ->> 'status', f.status) else f.status end,
         public_reason = case when changes ? 'public_reason' then changes ->> 'public_reason'
                              else f.public_reason end
   where f.id = flight;
  return 'DONE';
end $$;
