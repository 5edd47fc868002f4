-- Up Migration

-- It is told which step was pressed
drop function if exists follow_milestones(text, text);
