-- Opens a link in the browser that app.device says (a release before said none): PROVEN, or why not. Of an address
-- that was never proven, in a browser where its account was neither made nor signed in to, it leaves nothing by which
-- that opened: no password either. A new address of a proven account is no stranger's to prove: ELSEWHERE.
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
  if account.proven and not known then return 'ELSEWHERE'; end if;
  perform set_config('app.user', account.id::text, true);
  update address_proofs set used_time = clock() where users_id = account.id and used_time is null;
  perform prove_address(account.id, proof.email);
  if not known then
    perform end_access(account.id);
    update users set password_hash = null where id = account.id;
  end if;
  insert into login_log (first_name, email, login_details) values (account.first_name, proof.email, details);
  return 'PROVEN';
end $$;
