-- Guests have no account to delete: what they booked forgets them in time. Answers how many orders did.
create or replace function forget_guests(days integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  perform forget_buyer(o) from orders o
    where users_id is null and not is_gone(email)
     and state in ('UNPAID', 'CONFIRMED', 'CANCELLED', 'VOID', 'EXPIRED', 'REFUNDED')
      and until < clock() - case when exists (select from ownerless_orders where order_id = o.id)
                               then interval '1 day' else make_interval(days => days) end;
  get diagnostics forgotten = row_count;
  delete from ownerless_orders where order_id in (select id from orders where is_gone(email));
  return forgotten;
end $$;
