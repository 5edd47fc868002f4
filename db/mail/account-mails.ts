import type { Role } from '../../src/domain/kernel/roles.ts';
import type { Job } from '../../src/domain/office/jobs.ts';
import type { Unusual } from '../../src/domain/office/unusual.ts';
import { type Author, type Query, rows, sql } from '../sql.ts';

/** A link in a mail as it is stored: its token is derived from the id, and known again by the hash. */
export interface NewLink {
  id: string;
  hash: string;
}

/**
 * What each mail about an account tells, besides to whom. Never a secret: a link's token is derived from its row's id
 * when it is sent.
 */
export interface AccountMail {
  reset_link: NewLink & { /** Of somebody who is invited: what they are to be. */ role?: Role };
  address_proof: NewLink;
  password_changed: { at: string };
  email_changed: { at: string };
  /** What opens the account besides its password is another now. */
  key_changed: { at: string; what: KeyChange };
  /** Of several that one mail sums up: how often from `at` on, until when, and by which devices. */
  new_device: { at: string; device: string; times?: number; until?: string; devices?: string[] };
  staff_invited: { at: string; by: number; whom: number; role: Role };
  role_raised: { at: string; by: number; whom: number; before: Role; role: Role };
  trouble: Trouble & { at: string };
  /** What somebody did far more of within a day than is usual; ADMIN: they became one. */
  unusual: { at: string; what: Unusual | 'ADMIN'; who: number; amount: number; usual: number };
}
/** What became of what opens an account besides its password. */
export type KeyChange = 'ADDED' | 'REMOVED' | 'BACKUP_CODES';
/** What stands still or waits for a person. */
export interface Trouble {
  /**
   * Jobs that run no more; 'dead_letters' where something was given up; `found:<job>` where a nightly one failed or
   * found something, such as a line of the log that is not as it was sealed.
   */
  matters: (Job | 'dead_letters' | `found:${Job}`)[];
  /** How many dead letters. */
  waiting: number;
}
export type AccountMailKind = keyof AccountMail;
export type AccountLetter = { [K in AccountMailKind]: { kind: K; facts: AccountMail[K] } }[AccountMailKind];

/** Queues a mail in the transaction of what it tells, if `when` holds there. */
export const queueMail = <K extends AccountMailKind>(
  kind: K,
  to: string,
  facts: AccountMail[K],
  when: Query = sql`true`,
): Query =>
  sql`insert into outbox (kind, recipient, facts) select ${kind}, ${to}, ${JSON.stringify(facts)}::jsonb where ${when}`;

/** Queues a mail to every administrator about each of `them`: people's `id`, and what else the facts hold. */
export const queueNotice = (kind: 'staff_invited' | 'role_raised', author: Author, them: Query): Query =>
  sql`insert into outbox (kind, recipient, facts)
        select ${kind}, a.email,
               to_jsonb(them) - 'id' || jsonb_build_object('at', clock(), 'by', ${author}::int, 'whom', them.id)
          from (${them}) them, users a where a.role = 'admin' and a.proven`;

/** Tells every administrator, unless they were told of just this within a day; answers how many mails go out. */
export const tellOfTrouble = async ({ matters, waiting }: Trouble): Promise<number> =>
  (
    await rows(sql`
      insert into outbox (kind, recipient, facts)
      select 'trouble', a.email,
             jsonb_build_object('at', clock(), 'matters', ${JSON.stringify(matters)}::jsonb, 'waiting', ${waiting}::int)
        from users a
       where a.role = 'admin' and a.proven and not exists (
         select from outbox told
          where told.kind = 'trouble' and told.facts -> 'matters' = ${JSON.stringify(matters)}::jsonb
            and told.create_time > clock() - interval '1 day')
      returning id`)
  ).length;

/** Who these accounts are today. Mails keep numbers, since a name must not outlive its account. */
export async function namesOf(ids: number[]): Promise<Map<number, string>> {
  const found = await rows<{ id: number; name: string }>(
    sql`select id, first_name || ' ' || last_name || ', ' || email as name from users where id = any(${ids}::int[])`,
  );
  return new Map(found.map(({ id, name }) => [id, name]));
}
