-- What the newest change of a rental's car, or of what its price comes of, did by the event log to a row of it (in
-- rentals or in orders), where that is the move which is now taken back (app.taking_back is 'yes'): by name, what each
-- column was and became. Null where it is another change.
create or replace function taken_back_move(which_table text, which text, from_car integer, to_car integer)
returns jsonb language sql stable as $$
  select changes
    from (select log_details -> 'changes' as changes from event_log
           where record_id collate "pl-x-icu" = which and table_name = which_table
             and log_details -> 'changes' ?| array['cars_id', 'amount', 'price_per_day', 'since', 'until']
           order by id desc limit 1) newest
   where current_setting('app.taking_back', true) = 'yes'
     and changes -> 'cars_id' = jsonb_build_array(to_car, from_car)
$$;
