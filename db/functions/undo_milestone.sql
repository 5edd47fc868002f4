-- Takes a step back that its presser was wrong about, so many seconds after the press, with what followed for the
-- flight's status unless somebody has changed that since. Outcome: DONE; MISSING; LATE; OTHER, where somebody else
-- pressed it; CORRECTED, where another entry counts instead.
create or replace function undo_milestone(flight text, milestone integer, presser integer, seconds integer)
returns text language plpgsql as $$
declare
  m milestones;
  f flights;
begin
  select * into f from flights t where t.id = flight for update;
  select * into m from milestones x where x.id = milestone and x.flight_id = f.id and x.undone_at is null;
  if m.id is null then return 'MISSING'; end if;
  if m.employee_id is distinct from presser then return 'OTHER'; end if;
  if exists (select from milestones c where c.corrects = m.id and c.undone_at is null) then return 'CORRECTED'; end if;
  if m.create_time < clock() - make_interval(secs => seconds) then return 'LATE'; end if;
  update milestones set undone_at = clock() where id = m.id;
  perform follow_milestones(f.id, m.kind, case when f.status = m.status_after then m.status_before end);
  return 'DONE';
end $$;
