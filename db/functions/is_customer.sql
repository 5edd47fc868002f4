-- Whoever holds a booking, signed in or by its link, rather than the staff.
create or replace function is_customer(whose integer) returns boolean language sql stable as $$
  select coalesce(current_setting('app.user', true), '') in (coalesce(whose::text, 'gość'), 'gość')
$$;
