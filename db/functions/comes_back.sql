-- What goes back of an order that costs `price` from now on, in grosze; nothing is the price of a cancelled one. Never
-- more than is left of what was paid; and what it was made dearer by for nothing, or what the staff have kept of an
-- earlier change, is nobody's to ask for. The product says it by src/domain/booking/refund.ts.
create or replace function comes_back(o orders, price integer) returns integer language sql stable as $$
  select greatest(least(o.amount, paid_left(o.id)) - price, 0)
$$;
