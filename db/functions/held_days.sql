-- The space- or car-days that a network holds unpaid; what has expired unpaid counts for a day more, so that renewing
-- holds gets nobody further. And whether it holds anything at all now.
create or replace function held_days(network text, out days integer, out holds boolean) language sql stable as $$
  select coalesce(sum(upper(stay(since, until)) - lower(stay(since, until))), 0)::integer,
         coalesce(bool_or(state = 'HELD' and expires_at > clock()), false)
    from orders where ip = network and state in ('HELD', 'EXPIRED') and expires_at > clock() - interval '1 day'
$$;
