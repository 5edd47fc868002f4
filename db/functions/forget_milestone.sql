-- A status that is set by hand, and not by a step (see follow_milestones), is newer than the last milestone: passengers
-- read the status again. That a flight is late, or as planned again, takes no milestone back: which of both they read
-- then is said by how far it is.
create or replace function forget_milestone() returns trigger language plpgsql as $$
begin
  new.milestone := null;
  new.milestone_at := null;
  return new;
end $$;

create or replace trigger forget_milestone before update of status on flights
  for each row when (new.status <> old.status and old.milestone is not null
                     and new.status <> 'DELAYED' and not (old.status = 'DELAYED' and new.status = 'SCHEDULED')
                     and coalesce(current_setting('app.step', true), '') = '')
  execute function forget_milestone();
