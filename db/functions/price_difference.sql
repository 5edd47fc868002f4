-- What another price of an order asks of its holder, in grosze; below 0 so much comes back.
create or replace function price_difference(o orders, price integer) returns integer language sql stable as $$
  select case when price > o.amount then price - o.amount else -comes_back(o, price) end
$$;
