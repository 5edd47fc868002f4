-- No address gets more than ten mails of one kind a day. Those about an order wait for a later day, the others are not
-- sent; and an address that nobody has proven gets links alone.
create or replace function limit_mails() returns trigger language plpgsql as $$
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

create or replace trigger limit_mails before insert on outbox
  for each row execute function limit_mails();
