-- The hash of a seal: of its lines and of the seal before, so that who changes a line must change every later seal.
create or replace function seal_hash(hash_before text, lines text) returns text language sql immutable as $$
  select encode(sha256(convert_to(concat_ws(E'\n', hash_before, lines), 'UTF8')), 'hex')
$$;
