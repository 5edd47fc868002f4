-- When a payment was charged, and the last digits of the card that paid: by them people know it. Of payments of before
-- only that they were charged soon after they were begun.
alter table payments
  add column card text check (card ~ '^\d{4}$'),
  add column paid_at timestamptz;
update payments set paid_at = create_time where state = 'PAID';
