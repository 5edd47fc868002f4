-- A text without capitals, marks, blanks and dashes, in which a piece of a plate or a name is found
-- however it is typed.
create or replace function plain_text(it text) returns text language sql immutable strict parallel safe
  return translate(public.fold(it), ' -', '');
