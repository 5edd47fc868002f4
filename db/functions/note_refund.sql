-- What the provider knows of a refund: one of ours, or one that somebody made there. `our` is our id of it, where the
-- provider has it. What is refunded whole is over, and its coming booking cancelled; a refund that failed leaves the
-- order waiting for another, and is sent no more by itself. Answers whether it has failed only now.
create or replace function note_refund(intent text, provider text, part integer, failed boolean, our integer)
returns boolean language plpgsql as $$
declare
  p payments;
  r refunds;
begin
  select * into p from payments where intent_id = intent for update;
  if not found then return false; end if;
  select * into r from refunds where payment_id = p.id
     and (provider_id = provider or id = our or provider_id is null and our is null and amount = part)
   order by provider_id = provider desc nulls last, id = our desc nulls last limit 1;
  if r.id is null and failed then return false; end if;
  if r.id is null then
    insert into refunds (payment_id, amount, cause) values (p.id, part, 'PROVIDER') returning * into r;
    if paid_left(p.order_id) = 0 then
      update orders set state = 'REFUND_PENDING' where id = p.order_id and state = 'CONFIRMED';
      update parking set status = 'CANCELLED' where order_id = p.order_id and status = 'RESERVED' and until >= clock();
      update rentals set status = 'CANCELLED' where order_id = p.order_id and status = 'RENTED' and until >= clock();
    end if;
  end if;
  if not failed then
    perform finish_refund(r.id, provider);
    return false;
  end if;
  -- What a bank transfer has brought back meanwhile stays brought back
  update refunds set state = 'FAILED', provider_id = provider where id = r.id and state <> 'FAILED' and not transferred;
  if not found then return false; end if;
  update outbox set sent_at = clock() where refund_id = r.id and kind = 'refund' and sent_at is null;
  update orders set state = 'REFUND_PENDING' where id = p.order_id and state = 'REFUNDED';
  return true;
end $$;
