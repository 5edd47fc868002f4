-- Up Migration

-- The actual time that somebody wrote before steps told it: who takes the steps back finds it again
alter table milestones add actual_before timestamptz;

-- Down Migration

alter table milestones drop actual_before;
