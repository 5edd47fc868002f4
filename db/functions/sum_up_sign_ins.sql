-- Mails about new devices: three an hour to an address, then one at the hour's end that sums up. Answers the mail that
-- is to be queued; null: what it tells was added to the one that waits.
create or replace function sum_up_sign_ins(mail outbox) returns outbox language plpgsql as $$
declare
  hour rate_limits := count_use('sign-ins ' || md5(mail.recipient), interval '1 hour');
begin
  if hour.count <= 3 then return mail; end if;
  update outbox
     set facts = facts || jsonb_build_object('times', (facts ->> 'times')::int + 1, 'until', mail.facts -> 'at',
           'devices', case when facts -> 'devices' @> jsonb_build_array(mail.facts -> 'device') then facts -> 'devices'
                           else (facts -> 'devices') || (mail.facts -> 'device') end)
   where kind = 'new_device' and recipient = mail.recipient and facts ? 'times' and sent_at is null and attempts = 0;
  if found then return null; end if;
  mail.facts := mail.facts || jsonb_build_object('times', 1, 'until', mail.facts -> 'at',
    'devices', jsonb_build_array(mail.facts -> 'device'));
  mail.next_attempt := hour.resets_at;
  return mail;
end $$;
