-- Counts a run of a job that failed, and the first after it that did not: of the rest, one a minute, nobody has to
-- know.
create or replace function count_run() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if new.outcome = 'FAILED'
     or (select outcome from job_runs where job = new.job and id < new.id order by id desc limit 1) = 'FAILED' then
    perform count_change('job_runs');
  end if;
  return null;
end $$;
revoke execute on function count_run() from public;

create or replace trigger count_run after insert on job_runs
  for each row execute function count_run();
