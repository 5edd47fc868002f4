-- A clerk has given money back at the desk that was paid there: a refund of so much, once. False where there is none.
create or replace function hand_back(which text, refund integer, amount integer, clerk integer)
returns boolean language plpgsql as $$
begin
  perform lock_booking(which);
  perform lock_till(clerk, (clock() at time zone 'Europe/Warsaw')::date);
  update refunds r set employee_id = clerk, handed_at = clock() from payments p
   where r.id = refund and p.id = r.payment_id and p.order_id = which and p.method <> 'CARD'
     and r.state = 'PENDING' and r.amount = hand_back.amount;
  return found and finish_refund(refund, null);
end $$;
