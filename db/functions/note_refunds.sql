-- What the provider has of a payment's refunds: those we asked for, by our id of them, and those that somebody made
-- there. What is refunded whole there is over, with what was due besides, and its coming booking cancelled; a refund
-- that failed leaves the order waiting for another, and is sent no more by itself. Answers those that are other now
-- than they were here.
create or replace function note_refunds(intent text, theirs jsonb)
returns table (provider text, became text) language plpgsql as $$
declare
  p payments := lock_payment(intent);
  t record;
  r refunds;
begin
  if p.id is null then return; end if;
  -- Ours come first, so that they are not cut for others; of two under one id the later is none of ours
  for t in select x.* from rows from (jsonb_to_recordset(theirs)
                        as (id text, amount integer, state text, failure text, our integer)) with ordinality as x
             left join refunds k on k.provider_id = x.id order by k.id, x.our is null, x.ordinality desc loop
    select * into r from refunds
     where payment_id = p.id and (provider_id = t.id or provider_id is null and not replaced
       and (id = t.our or t.our is null and state = 'DONE' and not transferred and amount = t.amount))
     order by provider_id nulls last limit 1;
    provider := t.id;
    became := null;
    if r.id is null then
      -- What there is no room for is told by the nightly comparison
      continue when t.state = 'FAILED' or not cut_refunds(p, t.amount);
      insert into refunds (payment_id, amount, cause, provider_id) values (p.id, t.amount, 'PROVIDER', t.id)
      returning * into r;
      became := 'PENDING';
      if t.our is null and paid_left(p.order_id) = 0 then
        update orders set state = 'REFUND_PENDING', due = 0
         where id = p.order_id and state in ('CONFIRMED', 'CANCELLED');
        update parking set status = 'CANCELLED'
         where order_id = p.order_id and status = 'RESERVED' and until >= clock() and entered_at is null;
        update rentals set status = 'CANCELLED'
         where order_id = p.order_id and status = 'RENTED' and until >= clock() and out_at is null;
      end if;
    elsif r.provider_id is null then
      update refunds set provider_id = t.id where id = r.id;
      update outbox set sent_at = clock(), last_error = null
       where refund_id = r.id and kind = 'refund' and sent_at is null;
      became := 'PENDING';
    end if;
    if t.state = 'DONE' and finish_refund(r.id, t.id) then became := 'DONE'; end if;
    if t.state = 'FAILED' then
      -- What a bank transfer has brought back meanwhile stays brought back
      update refunds set state = 'FAILED', failure = left(t.failure, 100)
       where id = r.id and state <> 'FAILED' and not transferred;
      if found then
        became := 'FAILED';
        update orders set state = 'REFUND_PENDING' where id = p.order_id and state = 'REFUNDED';
      end if;
    end if;
    if became is not null then return next; end if;
  end loop;
  perform cut_refunds(p, 0);
end $$;
