-- Makes room for a refund that somebody made at the provider: what of a payment waits to go back, or came back from the
-- provider, is cut to what is left then. What nothing is left for is replaced by that refund. False where there is no
-- room even so.
create or replace function cut_refunds(p payments, made integer) returns boolean language plpgsql as $$
declare
  r refunds;
  rest integer;
  part integer;
begin
  select p.amount - made - coalesce(sum(amount), 0) into rest from refunds
   where payment_id = p.id and (state = 'DONE' or state = 'PENDING' and provider_id is not null);
  if rest < 0 then return false; end if;
  for r in select * from refunds where payment_id = p.id and not replaced
              and (state = 'PENDING' and provider_id is null or state = 'FAILED')
            order by state desc, id loop
    part := least(r.amount, rest);
    rest := rest - part;
    if part = 0 then
      update refunds set state = 'FAILED', replaced = true where id = r.id;
      update outbox set sent_at = clock() where refund_id = r.id and kind = 'refund' and sent_at is null;
    elsif part < r.amount then
      update refunds set amount = part where id = r.id;
    end if;
  end loop;
  return true;
end $$;
