-- Opens a link in the browser that app.device says (a release before said none): PROVEN, or why not. In a browser where
-- the account was neither made nor signed in to, it may be a stranger's. An address that was never proven is UNKNOWN
-- there, unless its opener begins anew (app.anew): then nothing is left by which the account opened, no password too.
-- A new address that a proven account asked for is nobody's to prove who does not sign in to it: ELSEWHERE.
create or replace function open_proof(which text, details text) returns text language plpgsql as $$
declare
  proof address_proofs;
  account users;
  device text := nullif(current_setting('app.device', true), '');
  known boolean;
begin
  select * into proof from address_proofs where hash = which for update;
  if not found then return 'MISSING'; end if;
  select * into account from users where id = proof.users_id for update;
  -- Another address was asked for since
  if proof.used_time is not null or proof.email not in (account.email, coalesce(account.pending_email, '')) then
    return 'USED';
  end if;
  if proof.expires_at <= clock() then return 'EXPIRED'; end if;
  if exists (select from users where email = proof.email and id <> account.id) then return 'TAKEN'; end if;
  known := device is null or exists (select from devices d where d.users_id = account.id and d.hash = device);
  if not known and account.proven and proof.by_owner then return 'ELSEWHERE'; end if;
  if not known and not account.proven and current_setting('app.anew', true) is distinct from 'yes' then
    return 'UNKNOWN';
  end if;
  perform set_config('app.user', account.id::text, true);
  update address_proofs set used_time = clock() where users_id = account.id and used_time is null;
  perform prove_address(account.id, proof.email);
  if not known and not account.proven then
    perform end_access(account.id);
    update users set password_hash = null where id = account.id;
  end if;
  insert into login_log (first_name, email, login_details) values (account.first_name, proof.email, details);
  return 'PROVEN';
end $$;
