-- How the words of a text begin: with one letter and with two. Only the release before calls it: it goes in a migration
-- once this one is deployed.
create or replace function word_starts(search text) returns text[] language sql immutable strict parallel safe
  return array(select distinct left(word, letters)
                 from unnest(string_to_array(translate(search, '(-', '  '), ' ')) word, generate_series(1, 2) letters
                where word <> '');
