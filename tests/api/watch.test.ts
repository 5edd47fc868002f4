import { beforeAll, beforeEach, expect, test } from 'vitest';
import { signedIn } from '../support/accounts.ts';
import { query } from '../support/database.ts';
import { runJob } from '../support/job.ts';
import { mailCatcher } from '../support/mail-catcher.ts';

const post = mailCatcher();
let email: string;
beforeAll(async () => {
  await signedIn('client');
  const admin = await signedIn('admin');
  [{ email } = { email: '' }] = await query<{ email: string }>('select email from users where id = $1', [admin.id]);
});
beforeEach(async () => {
  await query('delete from outbox');
  await query('delete from job_runs');
  post.mails = [];
});

/** As if a job had last run so many minutes ago. */
const ran = (job: string, minutes: number, outcome = 'DONE') =>
  query(
    `insert into job_runs (job, began_at, took_ms, outcome) values ($1, now() - make_interval(mins => $2), 1, $3)`,
    [job, minutes, outcome],
  );
const watched = async () => {
  await runJob('watch');
  await runJob('outbox');
  return post.mails.filter(({ subject }) => subject === 'Coś czeka na decyzję w panelu');
};

test('nobody is written to while everything runs', async () => {
  await ran('seal', 4);
  expect(await watched()).toEqual([]);
});

test('administrators alone are told once of a job that stands still', async () => {
  await ran('seal', 6);
  const [mail, ...more] = await watched();
  expect(mail?.to).toMatchObject([{ address: email }]);
  expect(mail?.text).toMatch(/Pieczęć dziennika:? nie działa/);
  expect(more).toEqual([]);
  expect(await watched()).toHaveLength(1);
});

test('the next day they are reminded, and of another matter they are told at once', async () => {
  await ran('seal', 6);
  await watched();
  await ran('sweeper', 6);
  expect(await watched()).toHaveLength(2);
  await query(`update outbox set create_time = now() - interval '25 hours'`);
  expect(await watched()).toHaveLength(3);
});

test('a message that was given up is a matter, with how many there are', async () => {
  await query(`insert into outbox (kind, recipient, facts, attempts)
    select 'password_changed', 'ktos@example.com', '{"at": "2026-11-24T10:00:00Z"}', 16 from generate_series(1, 2)`);
  const [mail] = await watched();
  expect(mail?.text).toMatch(/Niedoręczone i nierozliczone:? 2/);
});

test.each(['NOTICED', 'FAILED'])(
  'a nightly job that ended as %s is told of, one of every minute is not',
  async (outcome) => {
    await ran('outbox', 2, outcome);
    expect(await watched()).toEqual([]);
    await ran('verify', 90, outcome);
    const [mail] = await watched();
    expect(mail?.text).toMatch(/Sprawdzenie dziennika:? do sprawdzenia/);
    expect(mail?.text).not.toContain('Zwroty i poczta');
  },
);
