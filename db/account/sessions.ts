import { sessionLimits } from '../../src/domain/account/session-limits.ts';
import { type User, user } from '../../src/domain/account/user.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { selectList } from '../row/columns.ts';
import { counting, type Uses } from '../row/limits.ts';
import { type Query, raw, row, rows, sql, write } from '../sql.ts';
import type { Account } from './accounts.ts';
import { logged } from './login-log.ts';
import { lacksPasskey } from './passkeys.ts';

/**
 * A refresh token is used once. Within these seconds it may be used again and gets the same successor: the first answer
 * may have been lost, or two tabs asked at once.
 */
const grace = 10;

/** How long a password typed again allows what cannot be undone, such as deleting the account. In seconds. */
const confirmedFor = 300;

/** When session `s` of user `t` ends: unused for too long, or too old, by the limits of the role they have today. */
function end(): Query {
  const limit = (which: 'idle' | 'absolute') =>
    sql`make_interval(secs => case when t.role = 'client' then ${sessionLimits('client')[which]}::int
      else ${sessionLimits('admin')[which]}::int end)`;
  // A role that demands a passkey is not opened by a session without one, whenever it began
  return sql`case when ${lacksPasskey()} then s.create_time
    else least(s.last_used + ${limit('idle')}, s.create_time + ${limit('absolute')}) end`;
}

export interface Session {
  id: string;
  user: User;
  role: Role;
  /** Was the password typed again in it within the last minutes? See `confirmedFor`. */
  confirmed: boolean;
}
/** A session and the seconds until it ends if it is not used. */
export type Lease = Session & { seconds: number };

type LeaseRow = User & { _session: string; _seconds: number; _confirmed: boolean };
const leaseColumns = () =>
  sql`s.id as "_session", coalesce(s.confirmed_time > clock() - make_interval(secs => ${confirmedFor}::int), false)
      as "_confirmed", ceil(extract(epoch from ${end()} - clock()))::int as "_seconds", ${raw(selectList(user))}`;
const toLease = ({ _session, _seconds, _confirmed, ...found }: LeaseRow): Lease => ({
  id: _session,
  seconds: _seconds,
  confirmed: _confirmed,
  user: found as User,
  role: found.role,
});

const living = (id: string): Query =>
  sql`select ${leaseColumns()} from sessions s join users t on t.id = s.users_id
       where s.id = ${id}::uuid and clock() < ${end()}`;

/** The living session of this id, with its user as they are now. */
export async function findSession(id: string): Promise<Lease | undefined> {
  const found = await row<LeaseRow>(living(id));
  return found && toLease(found);
}

/** The living session of a request that writes, counted towards the limit of writes in the same statement. */
export async function findWriter(id: string, seconds: number): Promise<(Lease & { writes: Uses }) | undefined> {
  const found = await row<LeaseRow & { _writes: Uses }>(
    sql`with living as (${living(id)}),
             counted as (${counting(sql`'writes ' || id from living`, seconds)})
        select living.*, row_to_json(counted) as "_writes" from living, counted`,
  );
  if (!found) return undefined;
  const { _writes, ...lease } = found;
  return { ...toLease(lease as LeaseRow), writes: _writes };
}

interface NewSession {
  id: string;
  /** What the list of sessions calls it. */
  device: string;
  deviceHash: string;
  tokenHash: string;
  details: string;
  /** Was it opened by a passkey, or by a backup code in its place? */
  passkey: boolean;
}

/**
 * Opens a session, unless the password that was checked has been changed since. `newDeviceMail` adds the mail about a
 * new device to the outbox.
 */
export async function openSession(account: Account, session: NewSession, newDeviceMail: Query): Promise<void> {
  await write(
    account.id,
    // The share lock makes a reset that runs at the same moment wait, so that it finds and ends this session too
    sql`with account as (select id from users where id = ${account.id}
          and password_hash is not distinct from ${account.password_hash} for share)
        insert into sessions (id, users_id, device, passkey)
        select ${session.id}::uuid, id, ${session.device}, ${session.passkey} from account`,
    sql`insert into refresh_tokens (hash, sessions_id) select ${session.tokenHash}, id from sessions
      where id = ${session.id}::uuid`,
    newDeviceMail,
    sql`insert into devices (users_id, hash) select users_id, ${session.deviceHash} from sessions
      where id = ${session.id}::uuid
        on conflict (users_id, hash) do update set last_used = clock()`,
    logged(account.email, session.details),
  );
}

/** Has this device signed in to the account with this address? */
export const isKnownDevice = async (email: string, deviceHash: string): Promise<boolean> =>
  (await row(
    sql`select 1 from devices d join users u on u.id = d.users_id where u.email = ${email} and d.hash = ${deviceHash}`,
  )) !== undefined;

/** SQL: has the account been signed in to from other devices, but never from this one? */
export const isNewDevice = (account: Account, deviceHash: string): Query =>
  sql`exists (select from devices where users_id = ${account.id})
      and not exists (select from devices where users_id = ${account.id} and hash = ${deviceHash})`;

/**
 * Exchanges a refresh token for its successor. Undefined: the token is unknown, or its session is over. A token that
 * was exchanged before (but for the seconds of `grace`) has been copied by somebody, so it ends its session.
 */
export async function rotate(presented: string, successor: string): Promise<(Lease & { child: string }) | undefined> {
  const [found] = await write<LeaseRow & { _child: string }>(
    'system',
    // Of many requests at once one locks the row and exchanges the token; the others then find it exchanged
    sql`with spent as (
          update refresh_tokens r set spent_time = clock(), child = ${successor} from sessions s
            join users t on t.id = s.users_id
           where r.hash = ${presented} and r.spent_time is null and s.id = r.sessions_id and clock() < ${end()}
           returning r.sessions_id
        ), born as (insert into refresh_tokens (hash, sessions_id) select ${successor}, sessions_id from spent)
        update sessions set last_used = clock() where id in (select sessions_id from spent)`,
    sql`with ended as (
          delete from sessions s using refresh_tokens r left join refresh_tokens c on c.hash = r.child
           where r.hash = ${presented} and s.id = r.sessions_id
             and (r.spent_time < clock() - make_interval(secs => ${grace}) or c.spent_time is not null)
          returning s.users_id
        )
        insert into login_log (first_name, email, login_details)
        select t.first_name, t.email, 'Zakończono sesję: jej klucz użyto drugi raz' from ended
        join users t on t.id = ended.users_id`,
    sql`select r.child as "_child", ${leaseColumns()}
          from refresh_tokens r join sessions s on s.id = r.sessions_id join users t on t.id = s.users_id
         where r.hash = ${presented} and r.spent_time is not null and clock() < ${end()}`,
  );
  if (!found) return undefined;
  const { _child, ...lease } = found;
  return { ...toLease(lease as LeaseRow), child: _child };
}

/** Does this refresh token belong to a session that has not ended? */
export const isRefreshable = async (tokenHash: string): Promise<boolean> =>
  (await row(sql`
    select 1 from refresh_tokens r join sessions s on s.id = r.sessions_id join users t on t.id = s.users_id
     where r.hash = ${tokenHash} and clock() < ${end()}`)) !== undefined;

/** Notes that the password was typed again in this session. */
export const confirmSession = (id: string): Promise<unknown> =>
  rows(sql`update sessions set confirmed_time = clock() where id = ${id}::uuid`);

interface ListedSession {
  id: string;
  device: string;
  create_time: string;
  last_used: string;
}

export const listSessions = (usersId: number): Promise<ListedSession[]> =>
  rows<ListedSession>(sql`
    select s.id, s.device, s.create_time, s.last_used from sessions s join users t on t.id = s.users_id
     where t.id = ${usersId} and clock() < ${end()} order by s.last_used desc, s.id`);

/** Ends one of somebody's sessions; false where it is not theirs. */
export async function endSession(usersId: number, id: string): Promise<boolean> {
  const ended = await rows(sql`delete from sessions where users_id = ${usersId} and id = ${id}::uuid returning id`);
  return ended.length > 0;
}

/** Ends the session that a refresh token belongs to. */
export const endSessionOf = (tokenHash: string): Promise<unknown> =>
  rows(sql`delete from sessions s using refresh_tokens r where r.hash = ${tokenHash} and s.id = r.sessions_id`);

/** Ends all sessions of an account, but for `but` if it is given. */
export const endSessions = (usersId: number, but?: string): Query =>
  sql`delete from sessions where users_id = ${usersId} and id is distinct from ${but ?? null}::uuid`;
