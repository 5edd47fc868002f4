-- The seals after the given one, each with whether its lines of both logs are still those that were sealed: of some
-- 50,000 lines, for more would not be checked before a statement is ended. Only what is old enough to be forgotten (see
-- prune_event_log) may be.
create or replace function check_seals(after bigint, most integer)
returns table (id bigint, sealed_at timestamptz, lines integer, intact boolean) language sql stable as $$
  select s.id, s.sealed_at, s.lines, case
           when s.pruned then not exists (select from seals p where p.id < s.id)
                and not exists (select from event_log e where e.id <= s.last_line)
                and s.sealed_at < clock() - interval '23 months'
           else s.hash = seal_hash(p.hash, concat_ws(E'\n', (
                  select string_agg(sealed_text(e), E'\n' order by e.id) from event_log e
                   where e.id > coalesce(nullif(p.last_line, 0), lowest) and e.id <= s.last_line), s.login_hash))
                and case when s.login_pruned
                         then not exists (select from seals b where b.id < s.id and b.login_hash is not null
                                             and not b.login_pruned)
                              and s.sealed_at < clock() - interval '11 months'
                         else s.login_hash is not distinct from (
                           select case when bool_and(is_login_intact(l))
                                       then seal_hash(null, string_agg(sealed_login(l), E'\n' order by l.id))
                                       else 'none' end from login_log l
                            where l.id > coalesce(nullif(p.last_login, 0), lowest) and l.id <= s.last_login
                           having count(*) > 0)
                    end
         end
    from (select few.*, sum(few.lines) over (order by few.id) as so_far
            from (select * from seals f where f.id > after order by f.id limit most) few) s
    -- Whoever owns the database may give a line any number: none lies below the first seal's
    cross join (select '-9223372036854775808'::bigint as lowest) numbers
    left join lateral (select * from seals b where b.id < s.id order by b.id desc limit 1) p on true
   where s.so_far - s.lines < 50000 order by s.id
$$;
