import { farMore, unusual } from '../../src/domain/office/unusual.ts';
import { notYetLogged } from '../account/people-listed.ts';
import { type Query, rows, sql } from '../sql.ts';

/** SQL: what of the log's lines `e` counts as what, of staff alone, between these ages. */
const deeds = (from: string, until: string): Query => sql`
  select e.by_user::int as who, e.timestamp_log as at,
         case when e.action = 'READ' and e.log_details ? 'listed' then 'LISTED'
              when e.action = 'READ' then 'READ' when e.table_name = 'refunds' then 'REFUNDED' else 'GIVEN' end as what,
         case when e.action = 'READ'
              then coalesce((e.log_details ->> 'rows')::int, (e.log_details ->> 'listed')::int, 1)
              when e.table_name = 'refunds' then (e.log_details #>> '{changes,amount,1}')::int else 1 end as amount
    from event_log e join users u on u.id::text = e.by_user and u.role <> 'client'
   where e.timestamp_log > clock() - ${from}::interval and e.timestamp_log <= clock() - ${until}::interval
     and (e.action = 'READ' or e.action = 'INSERT' and e.table_name = 'refunds'
       or e.action = 'UPDATE' and e.table_name in ('parking', 'rentals') and e.log_details -> 'changes' ? 'users_id')`;

/** SQL: what lists have shown of people within the last hour or so, of which the log has no line yet. */
const listedNow = (): Query => sql`select who, at, 'LISTED', amount from (${notYetLogged()}) not_yet`;

/** SQL: a line of the log within a day by which somebody ceased to be an administrator (0), or became one (1). */
const ofRole = (which: 0 | 1): Query => sql`
  timestamp_log > clock() - interval '1 day' and table_name = 'users'
    and log_details #>> array['changes', 'role', ${String(which)}] = 'admin'`;

/**
 * Tells every other administrator of whoever did far more than usual within a day, unless they were told within one,
 * and of each new administrator: whoever writes in the database may name anybody as who did it, so the log's author is
 * not asked. Whoever was one within that day is told too, or they would be unmade first. Answers how many mails go out.
 */
export async function tellOfUnusual(): Promise<number> {
  const least = JSON.stringify(Object.entries(unusual).map(([what, { least }]) => ({ what, least })));
  const found = sql`
    select today.what, today.who, today.amount, usual.amount as usual
      from (select what, who, sum(amount)::bigint as amount from (${deeds('1 day', '0')} union all ${listedNow()}) d
             group by what, who) today
      join jsonb_to_recordset(${least}::jsonb) as l(what text, least bigint) using (what),
           lateral (select coalesce(round(sum(d.amount) / count(distinct (d.who, d.at::date))), 0)::bigint as amount
                      from (${deeds('29 days', '1 day')}) d where d.what = today.what and today.amount > l.least) usual
     where today.amount > greatest(l.least, ${farMore}::int * usual.amount)
    union all
    select distinct 'ADMIN', (log_details ->> 'id')::int, 1::bigint, 0::bigint from event_log
     where ${ofRole(1)}`;
  const told = sql`exists (select from outbox o where o.kind = 'unusual' and o.create_time > clock() - interval '1 day'
      and o.facts ->> 'what' = found.what and o.facts ->> 'who' = found.who::text)`;
  const mails = await rows(sql`
    insert into outbox (kind, recipient, facts)
    select 'unusual', a.email, to_jsonb(found) || jsonb_build_object('at', clock())
      from (${found}) found, users a
     where (a.role = 'admin' or found.what = 'ADMIN'
             and a.id::text in (select log_details ->> 'id' from event_log where ${ofRole(0)}))
       and a.proven and a.id <> found.who and not ${told}
    returning id`);
  return mails.length;
}
