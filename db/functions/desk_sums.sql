-- What a clerk's hands took and gave back on a day, in grosze. Links are not in it: nobody can count them.
create or replace function desk_sums(clerk integer, day date)
returns table (cash_in integer, cash_out integer, terminal_in integer, terminal_out integer)
language sql stable as $$
  select coalesce(sum(amount) filter (where method = 'CASH' and amount > 0), 0)::integer,
         coalesce(-sum(amount) filter (where method = 'CASH' and amount < 0), 0)::integer,
         coalesce(sum(amount) filter (where method = 'TERMINAL' and amount > 0), 0)::integer,
         coalesce(-sum(amount) filter (where method = 'TERMINAL' and amount < 0), 0)::integer
    from desk_movements(clerk, day)
$$;
