-- Frees what an unpaid order held.
create or replace function free_place(which text) returns void language sql as $$
  delete from parking where order_id = which and status = 'PENDING';
  delete from rentals where order_id = which and status = 'PENDING';
$$;
