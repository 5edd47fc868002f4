-- What goes back with a change of a booking. Where staff were told another sum (app.quoted) the change is refused, so
-- that nothing else leaves than they have agreed to.
create or replace function as_quoted(back integer) returns integer language plpgsql stable as $$
begin
  if nullif(current_setting('app.quoted', true), '')::integer <> back then
    raise exception using errcode = 'BZT05', message = back::text;
  end if;
  return back;
end $$;
