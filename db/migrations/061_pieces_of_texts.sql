-- Up Migration

-- A text without capitals, marks, blanks and dashes, in which a piece of a plate or a name is found
-- however it is typed.
create function plain_text(it text) returns text language sql immutable strict parallel safe
  return translate(public.fold(it), ' -', '');

-- What a term is looked for in: the words as they are, and once more with nothing between them.
create function search_text(it text) returns text language sql immutable strict parallel safe
  return public.fold(it) || ' ' || public.plain_text(it);

-- Looking up a person, and the list of users, look in names and address at once
alter table users
  add search text generated always as (search_text(first_name || ' ' || last_name || ' ' || email)) stored;
create index users_search on users using gin (search gin_trgm_ops);
create index users_by_word_starts on users using gin (word_starts(search));

create index users_email_piece on users using gin (plain_text(email) gin_trgm_ops);
create index users_first_name_piece on users using gin (plain_text(first_name) gin_trgm_ops);
create index users_last_name_piece on users using gin (plain_text(last_name) gin_trgm_ops);
create index parking_plate_piece on parking using gin (plain_text(license_plate) gin_trgm_ops);
create index orders_email_piece on orders using gin (plain_text(email) gin_trgm_ops);
