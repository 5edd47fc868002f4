-- Up Migration

-- What is over and not paid for in whole, which a desk asks for each time that it looks at its day
create index orders_due on orders (id) where due > 0;
