-- Opens a link: PROVEN, or why not.
create or replace function open_proof(which text, details text) returns text language plpgsql as $$
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
  if proof.expires_at <= clock() then return 'EXPIRED'; end if;
  if exists (select from users where email = proof.email and id <> account.id) then return 'TAKEN'; end if;
  perform set_config('app.user', account.id::text, true);
  update address_proofs set used_time = clock() where users_id = account.id and used_time is null;
  perform prove_address(account.id, proof.email);
  insert into login_log (first_name, email, login_details) values (account.first_name, proof.email, details);
  return 'PROVEN';
end $$;
