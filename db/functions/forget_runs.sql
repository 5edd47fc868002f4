-- Of each job the newest twenty runs are kept.
create or replace function forget_runs() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  delete from job_runs where job = new.job
     and id in (select id from job_runs where job = new.job order by id desc offset 20);
  return null;
end $$;

create or replace trigger forget_runs after insert on job_runs
  for each row execute function forget_runs();
