-- Sends so much of it back, the latest payment's first, each the way it came. What the provider had refused before goes
-- back with it. What was paid at the desk waits there, for a clerk to hand it back (see hand_back).
create or replace function give_back(which text, most integer, why text) returns void language plpgsql as $$
declare
  p payments;
  part integer;
  refund integer;
begin
  perform from payments where order_id = which order by id for update;
  for p in select * from payments where order_id = which and state = 'PAID' order by id desc loop
    select least(most, p.amount - coalesce(sum(amount), 0)) into part
      from refunds where payment_id = p.id and state <> 'FAILED';
    continue when part < 1;
    insert into refunds (payment_id, amount, cause) values (p.id, part, why) returning id into refund;
    if p.method = 'CARD' then
      insert into outbox (kind, order_id, refund_id) values ('refund', which, refund);
      perform cut_refunds(p, 0);
    end if;
    most := most - part;
  end loop;
end $$;
