-- Up Migration

-- Whoever registers may type anybody's address: it is theirs once they opened a link in a mail to it. Accounts that are
-- made otherwise, and those that were there before, count as proven.
alter table users
  add proven boolean not null default true,
  -- Asked for by its owner; it counts once it is proven
  add pending_email text check (length(pending_email) between 3 and 254 and pending_email = lower(pending_email));
create or replace trigger audit after insert or update or delete on users for each row
  execute function audit('id', 'email', 'first_name', 'last_name', 'phone_number', 'address', 'gender', 'birth_date',
                         'img', 'password_hash', 'pending_email');

create table address_proofs (
  id uuid primary key,
  hash text not null unique,
  users_id integer not null references users on delete cascade,
  email text not null,
  create_time timestamptz not null default now(),
  expires_at timestamptz not null,
  used_time timestamptz
);
create index address_proofs_user on address_proofs (users_id);
create index orders_email on orders (email);

alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (case when kind in ('confirmation', 'refund', 'refund_notice')
    then order_id is not null
    else kind in ('reset_link', 'address_proof', 'password_changed', 'email_changed', 'new_device')
         and num_nulls(recipient, facts) = 0 end);

-- Counts a use of `which` in a day that opens with the first. Kept apart from accounts: deleting one counts nothing
-- back.
create function count_in_day(which text, out used integer, out closes timestamptz) language sql as $$
  insert into rate_limits as l (key, count, resets_at) values (which, 1, now() + interval '1 day')
  on conflict (key) do update set
    count = case when l.resets_at <= now() then 1 else l.count + 1 end,
    resets_at = case when l.resets_at <= now() then excluded.resets_at else l.resets_at end
  returning count, resets_at
$$;

-- Three links a day go to an address that nobody has proven, whatever they are for.
create function may_get_link(mailbox text) returns boolean language sql as $$
  select used <= 3 from count_in_day('link ' || md5(mailbox))
$$;

-- No address gets more than ten mails of one kind a day. Those about an order wait for a later day, the others are not
-- sent; and an address that nobody has proven gets links alone.
create function limit_mails() returns trigger language plpgsql as $$
declare
  mailbox text := coalesce(new.recipient, (select email from orders where id = new.order_id));
  used integer;
  closes timestamptz;
begin
  if new.kind = 'refund' or mailbox is null then return new; end if;
  if new.order_id is null and new.kind not in ('reset_link', 'address_proof')
     and exists (select from users where email = mailbox and not proven) then return null; end if;
  select c.used, c.closes into used, closes from count_in_day('mail ' || new.kind || ' ' || md5(mailbox)) c;
  if used <= 10 then return new; end if;
  if new.order_id is null then return null; end if;
  new.next_attempt := closes + make_interval(days => (used - 1) / 10 - 1);
  return new;
end $$;
create trigger limit_mails before insert on outbox for each row execute function limit_mails();

-- Nobody sells or books for an account whose address is not proven: the mails and tickets would be a stranger's.
create function demand_proven() returns trigger language plpgsql as $$
begin
  if new.users_id::text is distinct from current_setting('app.user', true)
     and exists (select from users where id = new.users_id and not proven) then
    raise exception using errcode = 'BZT20', message = 'The address of this account is not proven';
  end if;
  return new;
end $$;
create trigger demand_proven before insert or update of users_id on tickets for each row
  when (new.users_id is not null) execute function demand_proven();
create trigger demand_proven before insert or update of users_id on parking for each row
  when (new.users_id is not null) execute function demand_proven();
create trigger demand_proven before insert or update of users_id on rentals for each row
  when (new.users_id is not null) execute function demand_proven();
create trigger demand_proven before insert or update of users_id on luggage for each row
  when (new.users_id is not null) execute function demand_proven();

-- The address is theirs: what they booked with it since they registered joins the account.
create function prove_address(which integer, mailbox text) returns void language plpgsql as $$
declare
  account users;
  author text := current_setting('app.user', true);
begin
  select * into account from users where id = which for update;
  update users set email = mailbox, proven = true, pending_email = nullif(pending_email, mailbox) where id = which;
  if account.proven then return; end if;
  -- Nobody changes a booking by this, not even one that waits for its payment
  perform set_config('app.user', 'system', true);
  update orders set users_id = which where users_id is null and email = mailbox and create_time >= account.create_time;
  update parking set users_id = which
   where users_id is null and order_id in (select id from orders where users_id = which);
  update rentals set users_id = which
   where users_id is null and order_id in (select id from orders where users_id = which);
  perform set_config('app.user', author, true);
end $$;

-- Opens a link: PROVEN, or why not.
create function open_proof(which text, details text) returns text language plpgsql as $$
declare
  proof address_proofs;
  account users;
begin
  select * into proof from address_proofs where hash = which for update;
  if not found then return 'MISSING'; end if;
  select * into account from users where id = proof.users_id for update;
  -- Another address was asked for since
  if proof.used_time is not null or proof.email not in (account.email, coalesce(account.pending_email, '')) then
    return 'USED';
  end if;
  if proof.expires_at <= now() then return 'EXPIRED'; end if;
  if exists (select from users where email = proof.email and id <> account.id) then return 'TAKEN'; end if;
  perform set_config('app.user', account.id::text, true);
  update address_proofs set used_time = now() where users_id = account.id and used_time is null;
  perform prove_address(account.id, proof.email);
  insert into login_log (first_name, email, login_details) values (account.first_name, proof.email, details);
  return 'PROVEN';
end $$;

-- An account's history follows it to its new address; the old one is told if it was theirs, and links sent to it no
-- longer work.
create or replace function follow_email() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update login_log set email = new.email where email = old.email;
  update reset_tokens set used_time = now() where users_id = new.id and used_time is null;
  if old.proven then
    insert into outbox (kind, recipient, facts) values ('email_changed', old.email, jsonb_build_object('at', now()));
  end if;
  return null;
end $$;
