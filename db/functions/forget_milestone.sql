-- A status that is set by hand is newer than the last milestone: passengers read the status again.
create or replace function forget_milestone() returns trigger language plpgsql as $$
begin
  new.milestone := null;
  new.milestone_at := null;
  return new;
end $$;

create or replace trigger forget_milestone before update of status on flights
  for each row when (new.status <> old.status and old.milestone is not null
                     and (new.milestone, new.milestone_at) is not distinct from (old.milestone, old.milestone_at))
  execute function forget_milestone();
