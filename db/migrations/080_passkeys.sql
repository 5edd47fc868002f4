-- Up Migration

-- What somebody signs in with besides a password. The public key is as the browser gave it, base64url; `uses` never
-- falls, or the key was copied.
create table passkeys (
  id text primary key check (length(id) between 16 and 1400),
  users_id integer not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  public_key text not null,
  uses bigint not null default 0,
  transports text[] not null default '{}',
  create_time timestamptz not null default now(),
  last_used timestamptz
);
create index passkeys_user on passkeys (users_id);

-- What a key signs is asked for here and answered once. Whose it is says for whom a key is added.
create table passkey_challenges (
  hash text primary key,
  users_id integer references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (users_id);
create index passkey_challenges_expires on passkey_challenges (expires_at);

-- The roles that a password alone does not open: set by `npm run admin -- require-passkey <role>`.
create table passkey_roles (
  role text primary key
);

-- A session that a passkey opened.
alter table sessions add passkey boolean not null default false;
