-- Lower case without Polish marks, for search. unaccent() is only stable because its dictionary could change; ours does
-- not.
create or replace function fold(it text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, it));
