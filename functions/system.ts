import { orderHeld } from '../db/platform/system.ts';
import { HttpError } from '../src/domain/kernel/http-error.ts';
import { adminOnly } from '../src/domain/kernel/roles.ts';
import { isJob, jobs } from '../src/domain/office/jobs.ts';
import { releaseHold } from './lib/booking/release-hold.ts';
import { endpoint } from './lib/http/endpoint.ts';
import { throttle } from './lib/http/throttle.ts';
import { deliverSoon } from './lib/mail/outbox.ts';
import { letterNamed, mending, mendLetter, retryAll, retryLetter } from './lib/system/dead-letters.ts';
import { overview } from './lib/system/overview.ts';
import { runJob } from './lib/system/run-job.ts';
import { overviewSchema } from './lib/system/schema.ts';

export default endpoint({
  'GET /api/system': {
    summary: 'How things stand: what waits, what was given up, refunds, holds, jobs and the seal of the event log',
    answer: overviewSchema,
    who: adminOnly,
    run: async () => ({ data: [await overview()] }),
  },
  'POST /api/system/dead-letters/retry': {
    summary: 'Send again all mails and refunds that were given up',
    who: adminOnly,
    run: async (call) => {
      const lettersSent = await retryAll(call);
      deliverSoon(call.context);
      const message = lettersSent > 0 ? `Wysyłamy ponownie: ${lettersSent}` : 'Nic nie czeka na ponowną wysyłkę';
      return { message };
    },
  },
  'POST /api/system/dead-letters/:id/retry': {
    summary: 'Send one again, such as mail-12 or refund-3; difference-4 is compared again',
    who: adminOnly,
    run: async (call) => {
      const letter = await letterNamed(call.params.id);
      await retryLetter(call, letter);
      deliverSoon(call.context);
      return { message: letter.kind === 'difference' ? 'Porównano ponownie' : 'Wysyłamy ponownie' };
    },
  },
  'PATCH /api/system/dead-letters/:id': {
    summary: 'Mend one: another address, to which it is sent again; or say that it is settled',
    body: mending,
    who: adminOnly,
    run: async (call) => {
      await mendLetter(call, await letterNamed(call.params.id));
      deliverSoon(call.context);
      const message = call.body.settled === true ? 'Sprawa jest załatwiona' : 'Adres poprawiony, wysyłamy ponownie';
      return { message };
    },
  },
  'POST /api/system/holds/:number/release': {
    summary: 'Give back the place of an order that is being paid for; its payment is closed first',
    refuses: [409],
    who: adminOnly,
    run: async ({ params, context }) => {
      const order = await orderHeld((params.number ?? '').toUpperCase());
      if (!order) throw new HttpError(404, 'Nikt nie płaci już za to zamówienie');
      await releaseHold(order, context);
      return { message: 'Zwolniono miejsce. Płatność zamknięta przed zwolnieniem' };
    },
  },
  'POST /api/system/jobs/:job/run': {
    summary: `Run a job now: ${Object.keys(jobs).join(', ')}`,
    refuses: [502],
    who: adminOnly,
    run: async ({ params, context }) => {
      const job = params.job?.toLowerCase();
      if (!isJob(job)) throw new HttpError(404, 'Nie ma takiego zadania');
      await throttle(`run ${job}`, { most: 6, seconds: 60 });
      await runJob(job, context).catch((error) => {
        if (error instanceof HttpError) throw error;
        throw new HttpError(502, `${jobs[job].label}: nie udało się. Powód stoi przy zadaniu`, undefined, {
          cause: error,
        });
      });
      return { message: `${jobs[job].label}: wykonano` };
    },
  },
});

export const config = {
  path: [
    '/api/system',
    '/api/system/dead-letters/retry',
    '/api/system/dead-letters/:id/retry',
    '/api/system/dead-letters/:id',
    '/api/system/holds/:number/release',
    '/api/system/jobs/:job/run',
  ],
};
