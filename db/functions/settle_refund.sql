-- The money of a refund that the provider would not send went back by a bank transfer. False where it is none.
create or replace function settle_refund(which integer, most_attempts integer) returns boolean language plpgsql as $$
begin
  perform cut_refunds(lock_payment((
    select intent_id from payments where id = (select payment_id from refunds where id = which))), 0);
  update refunds r set transferred = true
   where id = which and not replaced and (state = 'FAILED' or state = 'PENDING' and exists (
     select from outbox where refund_id = r.id and kind = 'refund' and sent_at is null and attempts >= most_attempts));
  return found and finish_refund(which, null);
end $$;
