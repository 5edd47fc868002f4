-- Up Migration

-- What opens an account, with its password, whose owner has lost their passkey: by its hash, gone once it was used.
create table backup_codes (
  users_id integer not null references users on delete cascade,
  hash text not null check (length(hash) = 64),
  primary key (users_id, hash)
);
