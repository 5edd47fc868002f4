-- A fact of the desk is corrected by another one and never written over. Only people are forgotten in it.
create or replace function keep_fact() returns trigger language plpgsql as $$
declare
  forgotten text[] := array['photos', 'signature', 'note', 'text', 'employee_id', 'version'];
begin
  if to_jsonb(new) - forgotten is distinct from to_jsonb(old) - forgotten
     or coalesce(to_jsonb(new) -> 'photos', '[]') not in (coalesce(to_jsonb(old) -> 'photos', '[]'), '[]') then
    raise exception 'A fact is corrected by another one';
  end if;
  return new;
end $$;

create or replace trigger keep_fact before update on hand_overs
  for each row execute function keep_fact();
create or replace trigger keep_fact before update on passages
  for each row execute function keep_fact();
create or replace trigger keep_fact before update on calls
  for each row execute function keep_fact();
create or replace trigger keep_fact before update on closings
  for each row execute function keep_fact();
