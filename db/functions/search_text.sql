-- What a term is looked for in: the words as they are, and once more with nothing between them.
create or replace function search_text(it text) returns text language sql immutable strict parallel safe
  return public.fold(it) || ' ' || public.plain_text(it);
