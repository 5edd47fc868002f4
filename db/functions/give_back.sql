-- Sends so much of it back, the latest payment's first.
create or replace function give_back(which text, most integer, why text) returns void language plpgsql as $$
declare
  p record;
  part integer;
  refund integer;
begin
  for p in select id, amount - coalesce((select sum(r.amount) from refunds r
                                           where r.payment_id = payments.id and r.state <> 'FAILED'), 0) as rest
             from payments where order_id = which and state = 'PAID' order by id desc loop
    part := least(most, p.rest);
    continue when part < 1;
    insert into refunds (payment_id, amount, cause) values (p.id, part, why) returning id into refund;
    insert into outbox (kind, order_id, refund_id) values ('refund', which, refund);
    most := most - part;
  end loop;
end $$;
