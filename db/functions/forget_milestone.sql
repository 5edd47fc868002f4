-- A status that is set by hand is newer than the last milestone: passengers read the status again. That a flight is
-- late, or as planned again, takes no milestone back: which of both they read then is said by how far it is.
create or replace function forget_milestone() returns trigger language plpgsql as $$
begin
  new.milestone := null;
  new.milestone_at := null;
  return new;
end $$;

create or replace trigger forget_milestone before update of status on flights
  for each row when (new.status <> old.status and old.milestone is not null
                     and new.status <> 'DELAYED' and not (old.status = 'DELAYED' and new.status = 'SCHEDULED')
                     and (new.milestone, new.milestone_at) is not distinct from (old.milestone, old.milestone_at))
  execute function forget_milestone();
