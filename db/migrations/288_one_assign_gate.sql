-- Up Migration

-- As a release before called it: a file with other parameters makes another function beside it
drop function if exists assign_gate(text[], integer, integer, boolean, timestamptz, timestamptz, timestamptz, text);
