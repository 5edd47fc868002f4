-- Refuses a change of a booking where whoever makes it was told (app.quoted) that another sum goes back than does, in
-- grosze: nothing else leaves than they have agreed to. BZT05 says the right one.
create or replace function as_quoted(back integer) returns integer language plpgsql stable as $$
begin
  if nullif(current_setting('app.quoted', true), '')::integer <> back then
    raise exception using errcode = 'BZT05', message = back::text;
  end if;
  return back;
end $$;
