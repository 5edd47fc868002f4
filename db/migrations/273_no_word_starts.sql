-- Up Migration

-- Nothing asks any more how words begin. The release before still writes it at its build and does not call it.
drop function word_starts(text);
