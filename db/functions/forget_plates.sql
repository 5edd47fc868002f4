-- The plates of bookings that staff wrote down for somebody without an account.
create or replace function forget_plates(days integer) returns integer language plpgsql as $$
declare
  forgotten integer;
begin
  update parking set license_plate = 'USUNIETY'
   where order_id is null and users_id is null and until < clock() - make_interval(days => days)
     and license_plate <> 'USUNIETY';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
