-- Up Migration

-- A correction that was undone makes room for another
drop index milestones_corrected_once;
create unique index milestones_corrected_once on milestones (corrects)
  where corrects is not null and undone_at is null;

-- Down Migration

drop index milestones_corrected_once;
create unique index milestones_corrected_once on milestones (corrects) where corrects is not null;
