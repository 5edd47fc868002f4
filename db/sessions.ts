import type { Role } from '../src/domain/roles.ts';
import { sessionLimits, type User, user } from '../src/domain/user.ts';
import type { Account } from './accounts.ts';
import { selectList } from './columns.ts';
import { counting, type Uses } from './limits.ts';
import { logged } from './login-log.ts';
import { type Query, raw, row, rows, sql, write } from './sql.ts';

/**
 * For this long the token just spent gets its successor again: an answer may be lost, and several tabs ask at once. In
 * seconds.
 */
const grace = 10;

/** For this long a password that was given in a session counts for what cannot be taken back. In seconds. */
const confirmedFor = 300;

/** When session `s` of user `t` ends: unused for too long, or simply old. The role is today's. */
function end(): Query {
  const limit = (which: 'idle' | 'absolute') =>
    sql`make_interval(secs => case when t.role = 'client' then ${sessionLimits('client')[which]}::int
      else ${sessionLimits('admin')[which]}::int end)`;
  return sql`least(s.last_used + ${limit('idle')}, s.create_time + ${limit('absolute')})`;
}

export interface Session {
  id: string;
  user: User;
  role: Role;
  /** Was the password given in it a moment ago? */
  confirmed: boolean;
}
/** A session with the seconds it has left if nobody uses it. */
export type Lease = Session & { seconds: number };

type LeaseRow = User & { _session: string; _seconds: number; _confirmed: boolean };
const leaseColumns = () =>
  sql`s.id as "_session", coalesce(s.confirmed_time > now() - make_interval(secs => ${confirmedFor}::int), false)
      as "_confirmed", ceil(extract(epoch from ${end()} - now()))::int as "_seconds", ${raw(selectList(user))}`;
const toLease = ({ _session, _seconds, _confirmed, ...found }: LeaseRow): Lease => ({
  id: _session,
  seconds: _seconds,
  confirmed: _confirmed,
  user: found as User,
  role: found.role,
});

const living = (id: string): Query =>
  sql`select ${leaseColumns()} from sessions s join users t on t.id = s.users_id
       where s.id = ${id}::uuid and now() < ${end()}`;

/** The living session of this id, with its user as they are now. */
export async function findSession(id: string): Promise<Lease | undefined> {
  const found = await row<LeaseRow>(living(id));
  return found && toLease(found);
}

/** The same for somebody who is about to write, counted with it in one statement. */
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

export interface NewSession {
  id: string;
  /** What the list of sessions calls it. */
  device: string;
  deviceHash: string;
  tokenHash: string;
  details: string;
}

/**
 * Opens a session, unless the password it was asked for with has changed meanwhile. `newDeviceMail`
 * goes out if the device is new.
 */
export async function openSession(account: Account, session: NewSession, newDeviceMail: Query): Promise<void> {
  await write(
    account.id,
    // The share lock makes a reset that runs at the same moment wait, so that it finds and ends this session too
    sql`with account as (select id from users where id = ${account.id} and password_hash = ${account.password_hash}
      for share)
        insert into sessions (id, users_id, device) select ${session.id}::uuid, id, ${session.device} from account`,
    sql`insert into refresh_tokens (hash, sessions_id) select ${session.tokenHash}, id from sessions
      where id = ${session.id}::uuid`,
    newDeviceMail,
    sql`insert into devices (users_id, hash) select users_id, ${session.deviceHash} from sessions
      where id = ${session.id}::uuid
        on conflict (users_id, hash) do update set last_used = now()`,
    logged(account.email, session.details),
  );
}

/** Has this device signed in to the account with this address? */
export const isKnownDevice = async (email: string, deviceHash: string): Promise<boolean> =>
  (await row(
    sql`select 1 from devices d join users u on u.id = d.users_id where u.email = ${email} and d.hash = ${deviceHash}`,
  )) !== undefined;

/** True where this device has not signed in to the account before, and another has. */
export const isNewDevice = (account: Account, deviceHash: string): Query =>
  sql`exists (select from devices where users_id = ${account.id})
      and not exists (select from devices where users_id = ${account.id} and hash = ${deviceHash})`;

/**
 * Exchanges a refresh token. Undefined: it is unknown, its session is over, or it was spent before – which ends the
 * session, for somebody has a copy.
 */
export async function rotate(presented: string, successor: string): Promise<(Lease & { child: string }) | undefined> {
  const [found] = await write<LeaseRow & { _child: string }>(
    'system',
    // The row's lock lets one of many through; the others find the token spent
    sql`with spent as (
          update refresh_tokens r set spent_time = now(), child = ${successor} from sessions s
            join users t on t.id = s.users_id
           where r.hash = ${presented} and r.spent_time is null and s.id = r.sessions_id and now() < ${end()}
           returning r.sessions_id
        ), born as (insert into refresh_tokens (hash, sessions_id) select ${successor}, sessions_id from spent)
        update sessions set last_used = now() where id in (select sessions_id from spent)`,
    sql`with ended as (
          delete from sessions s using refresh_tokens r left join refresh_tokens c on c.hash = r.child
           where r.hash = ${presented} and s.id = r.sessions_id
             and (r.spent_time < now() - make_interval(secs => ${grace}) or c.spent_time is not null)
          returning s.users_id
        )
        insert into login_log (first_name, email, login_details)
        select t.first_name, t.email, 'Zakończono sesję: jej klucz użyto drugi raz' from ended
        join users t on t.id = ended.users_id`,
    sql`select r.child as "_child", ${leaseColumns()}
          from refresh_tokens r join sessions s on s.id = r.sessions_id join users t on t.id = s.users_id
         where r.hash = ${presented} and r.spent_time is not null and now() < ${end()}`,
  );
  if (!found) return undefined;
  const { _child, ...lease } = found;
  return { ...toLease(lease as LeaseRow), child: _child };
}

/** Does this refresh token belong to a session that lives? */
export const isRefreshable = async (tokenHash: string): Promise<boolean> =>
  (await row(sql`
    select 1 from refresh_tokens r join sessions s on s.id = r.sessions_id join users t on t.id = s.users_id
     where r.hash = ${tokenHash} and now() < ${end()}`)) !== undefined;

/** The password was given in this session just now. */
export const confirmSession = (id: string): Promise<unknown> =>
  rows(sql`update sessions set confirmed_time = now() where id = ${id}::uuid`);

export interface ListedSession {
  id: string;
  device: string;
  create_time: string;
  last_used: string;
}

export const listSessions = (usersId: number): Promise<ListedSession[]> =>
  rows<ListedSession>(sql`
    select s.id, s.device, s.create_time, s.last_used from sessions s join users t on t.id = s.users_id
     where t.id = ${usersId} and now() < ${end()} order by s.last_used desc, s.id`);

/** Ends one of somebody's sessions; false where it is not theirs. */
export async function endSession(usersId: number, id: string): Promise<boolean> {
  const ended = await rows(sql`delete from sessions where users_id = ${usersId} and id = ${id}::uuid returning id`);
  return ended.length > 0;
}

/** Ends the session that a refresh token belongs to, whoever's it is. */
export const endSessionOf = (tokenHash: string): Promise<unknown> =>
  rows(sql`delete from sessions s using refresh_tokens r where r.hash = ${tokenHash} and s.id = r.sessions_id`);

/** Ends all of somebody's sessions but one, if one is named. */
export const endSessions = (usersId: number, but?: string): Query =>
  sql`delete from sessions where users_id = ${usersId} and id is distinct from ${but ?? null}::uuid`;
