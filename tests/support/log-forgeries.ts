import { raw, rows, sql } from '../../db/sql.ts';

/** Ways to rewrite, delete or make up what the log and what seals it say, were the application's role allowed to. */
export const logForgeries = [
  "update event_log set by_user = 'ktoś inny'",
  'delete from event_log',
  'truncate event_log',
  "insert into event_log (table_name, by_user, action, log_details) values ('gates', 'ktoś', 'INSERT', '{}')",
  'delete from seals',
  "update seals set hash = repeat('0', 64)",
  'select seal_up_to(1, 1)',
  "update login_log set login_details = 'Zalogowano'",
  'delete from login_log',
  "insert into login_log (email, login_details, login_date) values ('a@b.example', 'Zalogowano', '2000-01-01')",
  "insert into login_log (email, login_details, users_id) values ('a@b.example', 'Zalogowano', 1)",
  "update job_runs set outcome = 'DONE'",
  'delete from job_runs',
  "insert into differences (kind, intent_id, here, there) values ('AMOUNT', 'pi_1', 1, 2)",
  'update differences set settled_at = now()',
  'delete from differences',
  'alter table gates disable trigger audit',
  'create trigger forged after insert on gates for each row execute function audit()',
  "select provide_application('somebody', 'x')",
];

/** Whether the database refuses it to the application's role; it throws where that fails of anything else. */
export async function isForgeryRefused(statement: string): Promise<boolean> {
  try {
    await rows(sql`${raw(statement)}`);
    return false;
  } catch (error) {
    if (error instanceof Error && /permission denied|must be owner/.test(error.message)) return true;
    throw error;
  }
}
