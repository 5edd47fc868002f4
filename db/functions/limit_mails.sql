-- No address gets more than ten mails of one kind a day: the others are not sent. Mails about a paid order have no such
-- limit, but for a new link, which anybody may ask for. An address that nobody has proven gets links alone.
create or replace function limit_mails() returns trigger language plpgsql as $$
declare
  mailbox text := coalesce(new.recipient, (select email from orders where id = new.order_id));
  summed outbox;
begin
  -- Whoever booked at the desk may have given no address
  if new.order_id is not null and new.kind <> 'refund' and mailbox is null then return null; end if;
  if new.order_id is not null and new.kind <> 'link' or mailbox is null then return new; end if;
  if new.order_id is null and new.kind not in ('reset_link', 'address_proof')
     and exists (select from users where email = mailbox and not proven) then return null; end if;
  if new.kind = 'new_device' then
    summed := sum_up_sign_ins(new);
    if summed.kind is null then return null; end if;
    new := summed;
  end if;
  if count_in_day('mail ' || new.kind || ' ' || md5(mailbox)) > 10 then return null; end if;
  return new;
end $$;

create or replace trigger limit_mails before insert on outbox
  for each row execute function limit_mails();
