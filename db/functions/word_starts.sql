-- How the words of a text begin: with one letter and with two. One list of this index has all that a search of so few
-- letters finds, and no row has to be looked into again.
create or replace function word_starts(search text) returns text[] language sql immutable strict parallel safe
  return array(select distinct left(word, letters)
                 from unnest(string_to_array(translate(search, '(-', '  '), ' ')) word, generate_series(1, 2) letters
                where word <> '');
