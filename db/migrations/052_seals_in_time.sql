-- Up Migration

-- A long log is sealed and checked 50,000 lines at a time: more would not be done before a statement is ended.
create or replace function seal_up_to(last bigint) returns boolean language plpgsql as $$
declare
  before seals;
  fresh record;
begin
  for turn in 1..5 loop
    select * into before from seals order by id desc limit 1;
    select max(e.id) as last_line, count(*) as lines,
           string_agg(sealed_text(e::event_log), E'\n' order by e.id) as texts into fresh
      from (select * from event_log where id > coalesce(before.last_line, 0) and id <= last order by id limit 10000) e;
    if fresh.lines = 0 then return true; end if;
    insert into seals (last_line, lines, hash)
    values (fresh.last_line, fresh.lines, seal_hash(before.hash, fresh.texts));
  end loop;
  return false;
end $$;

create or replace function check_seals(after bigint, most integer)
returns table (id bigint, sealed_at timestamptz, lines integer, intact boolean) language sql stable as $$
  select s.id, s.sealed_at, s.lines, case
           when s.pruned then not exists (select from seals p where p.id < s.id)
           else s.hash = seal_hash(p.hash, (select string_agg(sealed_text(e), E'\n' order by e.id) from event_log e
                                              where e.id > coalesce(p.last_line, 0) and e.id <= s.last_line)) end
    from (select few.*, sum(few.lines) over (order by few.id) as so_far
            from (select * from seals f where f.id > after order by f.id limit most) few) s
    left join lateral (select * from seals b where b.id < s.id order by b.id desc limit 1) p on true
   where s.so_far - s.lines < 50000 order by s.id
$$;
