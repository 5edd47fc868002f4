-- Whether a car was handed over, its last day is over and it is not back; it is read like a column: r.is_overdue. It is
-- taken every day until it is back.
create or replace function is_overdue(r rentals) returns boolean language sql stable as $$
  select r.status in ('PENDING', 'RENTED') and r.out_at is not null and r.back_at is null
     and upper(r.during) <= (clock() at time zone 'Europe/Warsaw')::date
$$;
