-- Of a payment no more goes back than came, whoever writes: each waits for the one before.
create or replace function limit_refunds() returns trigger language plpgsql as $$
declare
  p payments;
begin
  if tg_table_name = 'payments' then p := new;
  else select * into p from payments where id = new.payment_id for update;
  end if;
  if (select sum(amount) from refunds where payment_id = p.id and state <> 'FAILED') > p.amount then
    raise check_violation using constraint = 'refunds_within_payment', table = 'refunds',
      message = format('more than was paid goes back for %s', p.order_number);
  end if;
  return null;
end $$;

create or replace trigger limit_refunds after insert on refunds
  for each row execute function limit_refunds();
create or replace trigger limit_more_refunds after update on refunds
  for each row when (new.amount > old.amount or old.state = 'FAILED' and new.state <> 'FAILED')
  execute function limit_refunds();
create or replace trigger limit_refunds after update on payments
  for each row when (new.amount < old.amount)
  execute function limit_refunds();
