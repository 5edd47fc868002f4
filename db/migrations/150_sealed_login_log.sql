-- Up Migration

-- Whose account a line is about stays its number when the address changes or the account goes. `digest` is of what is
-- personal in it, with `salt`: made nameless it loses its salt, and with it all that the digest could tell. See
-- db/functions/login_digest.sql.
alter table login_log add users_id integer, add salt text, add digest text;
update login_log l
   set users_id = coalesce((select id from users u where u.email = l.email and u.create_time <= l.login_date),
                           substring(l.email from '^konto-(\d{1,9})@usuniete\.invalid$')::integer);
update login_log set salt = gen_random_uuid()::text where email !~ '@usuniete\.invalid$';
update login_log
   set digest = encode(sha256(convert_to(jsonb_build_array(salt, first_name, case when users_id is null then email end,
                                                           login_details)::text, 'UTF8')), 'hex');
alter table login_log alter digest set not null;
create index login_log_user on login_log (users_id);

-- A seal covers the lines of both logs that are new since the one before. Those of the login log have a hash of their
-- own in it, by which the chain holds on when they are forgotten: `login_pruned`.
alter table seals
  add last_login bigint,
  add login_hash text check (length(login_hash) = 64),
  add login_pruned boolean not null default false,
  drop constraint seals_last_line_key;
create index seals_last_line on seals (last_line);
alter table seal_mark add last_login bigint not null default 0;
drop function seal_up_to(bigint);
