import type { Ask, Books } from './books.ts';

/** A logged table: the column that names its rows in the log, and those of which it says only that they changed. */
interface Logged {
  name: string;
  key: string;
  hidden: string[];
}

const loggedTables = (ask: Ask): Promise<Logged[]> =>
  ask(`select tgrelid::regclass::text as name, args[1] as key, args[2:] || '{version,search,during}' as hidden
         from pg_trigger,
              lateral (select array_remove(string_to_array(encode(tgargs, 'escape'), '\\000'), '') as args) a
        where tgname = 'audit' and not tgisinternal`);

/**
 * Payments and refunds are known by their order's number, and a payment for new dates moves to the order that it
 * changes: what belongs to one booking is held together.
 */
const booking = (number: string): string =>
  `(select coalesce(b.order_number, o.order_number) from orders o left join orders b on b.id = o.changes
     where o.order_number = ${number})`;
const moves = ['payments', 'refunds'];

/**
 * Replays the log of a table, field by field: a value that a line writes is there once more, one that it replaces once
 * less. None may be replaced that is not there (then a line before it is missing, or says something else), and what is
 * left must be what the table has.
 */
const replay = ({ name, key, hidden }: Logged): [string, unknown[]] => {
  const inLog = moves.includes(name) ? booking(`l.log_details ->> 'id'`) : `l.log_details ->> 'id'`;
  const inTable = moves.includes(name) ? booking(`t.${key}`) : `t.${key}::text`;
  return [
    `with steps as (
       select l.id, ${inLog} as key, f.name, s.value, s.step
         from event_log l, jsonb_each(l.log_details -> 'changes') as f (name, change),
              lateral (values (f.change -> 0, -1), (f.change -> 1, 1)) as s (value, step)
        where l.table_name = $1 and jsonb_typeof(f.change) = 'array' and s.value <> 'null'
       union all
       select l.id, ${inLog}, 'rows', 'true', case l.action when 'INSERT' then 1 else -1 end
         from event_log l where l.table_name = $1 and l.action in ('INSERT', 'DELETE')),
     running as (
       select *, sum(step) over (partition by key, name, value order by id) as still from steps),
     replayed as (select key, name, value, sum(step) as times from steps group by 1, 2, 3 having sum(step) <> 0),
     there as (
       select ${inTable} as key, f.name, f.value, count(*) as times
         from ${name} t, jsonb_each(to_jsonb(t) - $2::text[] || '{"rows": true}') as f (name, value)
        where f.value <> 'null' group by 1, 2, 3)
     select format('%s %s: line %s of the log replaces %s %s, which was not there', $1::text, key, id, name, value)
              as words from running where still < 0
     union all
     select format('%s %s: by the log %s %s is there %s times, in the table %s times', $1::text, key, name, value,
                   coalesce(r.times, 0), coalesce(t.times, 0))
       from replayed r full join there t using (key, name, value)
      where r.times is distinct from t.times`,
    [name, hidden],
  ];
};

/** The event log replayed from its beginning gives the tables as they are. */
export async function logReplays({ ask }: Pick<Books, 'ask'>): Promise<string[]> {
  const words: string[] = [];
  for (const table of await loggedTables(ask))
    words.push(...(await ask<{ words: string }>(...replay(table))).map((it) => it.words));
  return words;
}

/** Begins the log anew, with each row as if it had just been added: what the demo did is logged only in part. */
export async function restartLog({ ask }: Pick<Books, 'ask'>): Promise<void> {
  await ask('truncate event_log');
  for (const { name, key, hidden } of await loggedTables(ask))
    await ask(
      `insert into event_log (table_name, by_user, action, log_details)
       select $1, 'test', 'INSERT', jsonb_build_object('id', t.${key}, 'changes', (
                select jsonb_object_agg(f.name, jsonb_build_array(null, f.value))
                  from jsonb_each(to_jsonb(t) - $2::text[]) as f (name, value)))
         from ${name} t`,
      [name, hidden],
    );
}
