-- What the booking of an order costs for so many days, in grosze: each day what was agreed, whatever the price list
-- says now. Another car costs what a day of it costs by the list, `listed`. The product says it by
-- src/domain/booking/price.ts.
create or replace function agreed_price(o orders, days integer, listed integer default null)
returns integer language sql stable as $$
  select case when listed is not null then listed * days
              when days = days_of(o) then o.amount
              else o.amount / days_of(o) * days end
$$;
