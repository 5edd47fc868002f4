-- Up Migration

-- As a release before made it. Its successor of the same parameters is in db/functions/assign_gate.sql while it is
-- called, and is written after this
drop function if exists assign_gate(text[], integer, integer, boolean, timestamptz, timestamptz, timestamptz, text);
