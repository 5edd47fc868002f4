-- Whoever began to pay and never did is nobody's customer: answers how many orders forgot them.
create or replace function forget_unpaid(days integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  perform forget_buyer(o) from orders o
    where state = 'EXPIRED' and not is_gone(email) and expires_at < clock() - make_interval(days => days);
  get diagnostics forgotten = row_count;
  update orders set license_plate = 'USUNIETY' where state = 'EXPIRED' and is_gone(email)
    and license_plate <> 'USUNIETY';
  return forgotten;
end $$;
