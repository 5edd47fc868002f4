-- Sends again what the provider refused: as another refund, for the provider repeats its answer to the first. Of a
-- payment no more goes back than came. False where there is nothing to send again.
create or replace function retry_refund(which integer) returns boolean language plpgsql as $$
declare
  r refunds;
  p payments := lock_payment((
    select intent_id from payments where id = (select payment_id from refunds where id = which)));
  part integer;
  fresh integer;
begin
  update refunds set replaced = true where id = which and state = 'FAILED' and not replaced returning * into r;
  if not found then return false; end if;
  select least(r.amount, p.amount - coalesce(sum(amount), 0)) into part
    from refunds where payment_id = p.id and state <> 'FAILED';
  if part < 1 then return true; end if;
  insert into refunds (payment_id, amount, cause) values (p.id, part, r.cause) returning id into fresh;
  insert into outbox (kind, order_id, refund_id) values ('refund', p.order_id, fresh);
  return true;
end $$;
