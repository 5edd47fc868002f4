import { randomUUID } from 'node:crypto';
import { manageLink } from '../../functions/lib/mail/manage-token.ts';
import { hashOf, randomToken } from '../../functions/lib/secrets.ts';
import { entities } from '../../src/domain/index.ts';
import { jobs } from '../../src/domain/office/jobs.ts';
import { query } from './database.ts';

/** What a parameter of a route's path may be so that something is there. */
export type Known = (route: string, parameter: string) => readonly string[];

/** So many of each are known: some are spent or deleted on the way. */
const most = 60;

const keys = async (text: string): Promise<string[]> =>
  (
    await query<{ key: string }>(`select key::text from (${text}) them (key) order by md5(key::text) limit ${most}`)
  ).map(({ key }) => key);

/** Links that were mailed to accounts of clients, each with a token that is good still. */
async function mailed(table: 'reset_tokens' | 'address_proofs'): Promise<string[]> {
  const clients = await query<{ id: number; email: string }>(
    `select id, email from users where role = 'client' order by id limit ${most}`,
  );
  const tokens: string[] = [];
  for (const { id, email } of clients) {
    const token = randomToken();
    const known = { id: randomUUID(), hash: hashOf(token), users_id: id, email };
    const columns = table === 'reset_tokens' ? 'id, hash, users_id' : 'id, hash, users_id, email';
    await query(
      `insert into ${table} (${columns}, expires_at)
       select ${columns}, clock() + interval '1 day' from jsonb_populate_record(null::address_proofs, $1)`,
      [JSON.stringify(known)],
    );
    tokens.push(token);
  }
  return tokens;
}

const others: Record<string, string> = {
  'desk/rentals': 'select id from rentals',
  'desk/parking': 'select id from parking',
  'files/rentals': 'select id from rentals',
  flights: 'select id from flights',
  'dead-letters': 'select id from outbox',
};

/** Of a database that is filled: keys of rows, numbers and links of orders, links that were mailed. */
export async function knownKeys(): Promise<Known> {
  const byName: Record<string, readonly string[]> = {
    order: await keys('select id from orders union select order_number from orders'),
    number: await keys(`select order_number from orders where state in ('HELD', 'UNPAID')`),
    refund: await keys('select id from refunds'),
    milestone: await keys('select id from milestones'),
    difference: await keys('select tickets_id from boarding_differences'),
    term: await keys('select id from flights'),
    name: await keys('select name from private_files union select name from uploads'),
    job: Object.keys(jobs),
  };
  const tokens: Record<string, readonly string[]> = {
    rezerwacja: (await keys('select manage_key from orders where changes is null')).map(
      (key) => manageLink(key).split('/').at(-1) ?? '',
    ),
    'reset-passwd': await mailed('reset_tokens'),
    'address-proofs': await mailed('address_proofs'),
  };
  const byPath = Object.fromEntries(
    await Promise.all(
      [
        ...entities.map(({ path, table, key = 'id' }) => [path, `select ${key} from ${table}`]),
        ...Object.entries(others),
        // Without the attackers themselves
        ['users', 'select id from users where id < 1000000'],
      ].map(async ([path = '', text = '']) => [path, await keys(text)] as const),
    ),
  );
  return (route, parameter) => {
    const path = route.split(/[ ?]/)[1]?.replace('/api/', '') ?? '';
    if (parameter === 'token') return tokens[path.split('/')[0] ?? ''] ?? [];
    if (parameter !== 'id') return byName[parameter] ?? [];
    const found = Object.keys(byPath).filter((it) => path.startsWith(`${it}/`));
    return byPath[found.sort((a, b) => b.length - a.length)[0] ?? ''] ?? [];
  };
}

/** Gives somebody every third booking of the demo, its order, and tickets: what is one's own. */
export async function giveTo(id: number): Promise<void> {
  for (const table of ['orders', 'parking', 'rentals', 'tickets']) {
    await query(`alter table ${table} disable trigger user`);
    const of = table === 'orders' ? 'id' : table === 'tickets' ? 'id::text' : 'order_id';
    await query(`update ${table} set users_id = $1 where md5(${of}) < '6'`, [id]);
    await query(`alter table ${table} enable trigger user`);
  }
}
