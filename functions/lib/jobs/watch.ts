import { type Trouble, tellOfTrouble } from '../../../db/mail/account-mails.ts';
import { readHealth } from '../../../db/platform/health.ts';
import { tellOfUnusual } from '../../../db/platform/unusual.ts';
import { type Job, jobs, periodOf } from '../../../src/domain/office/jobs.ts';
import type { Result } from '../run.ts';

const isNightly = (name: Job) => periodOf(jobs[name].schedule) === 24 * 60;

/**
 * Every ten minutes: writes to the administrators while a job stands still, a nightly one failed or found something, or
 * something given up waits for them; and of whoever did far more than usual.
 */
export async function watch(): Promise<Result> {
  const [health, unusual] = await Promise.all([readHealth(), tellOfUnusual()]);
  const late = health.jobs.filter((it) => it.late).map(({ name }) => name);
  // One of every minute mends itself by the next run; what a nightly one found stays for a day
  const found = health.jobs
    .filter(({ name, outcome, late }) => isNightly(name) && !late && outcome !== null && outcome !== 'DONE')
    .map(({ name }) => name);
  const waiting = health.dead_letters;
  const matters: Trouble['matters'] = [
    ...late,
    ...found.map((name) => `found:${name}` as const),
    ...(waiting > 0 ? (['dead_letters'] as const) : []),
  ];
  if (matters.length === 0 && unusual === 0) return {};
  const notices = [
    ...late.map((it) => `${jobs[it].label}: nie działa`),
    ...found.map((it) => `${jobs[it].label}: do sprawdzenia`),
    ...(waiting > 0 ? [`Niedoręczone i nierozliczone: ${waiting}`] : []),
    ...(unusual > 0 ? ['Nietypowa aktywność: administratorzy mają o niej wiadomość'] : []),
  ];
  const told = matters.length > 0 ? await tellOfTrouble({ matters, waiting }) : 0;
  return { counts: { told: told + unusual }, noticed: notices.join('. ') };
}
