import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seedDemo } from '../../db/demo/demo.ts';
import type { Role } from '../../src/domain/kernel/roles.ts';
import { type Signed, signIn } from '../support/accounts.ts';
import { blobStore } from '../support/blobs.ts';
import { call } from '../support/call.ts';
import { signedInCallers } from '../support/callers.ts';
import { cardShop } from '../support/card-shop.ts';
import { query } from '../support/database.ts';
import { describedBodies } from '../support/described-bodies.ts';
import { attacksOn, hostile } from '../support/hostile.ts';
import { logReplays, restartLog } from '../support/invariants/event-log.ts';
import { mailCatcher } from '../support/mail-catcher.ts';
import { readRoutes } from '../support/routes.ts';
import { liftLimits } from '../support/unlimited.ts';

/** `npm run trust` asks for thousands. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 20);
const seed = Number(process.env.SEED ?? 20_260_618);

blobStore();
cardShop();
mailCatcher();
let people: Record<Role, Signed>;
const ask = (text: string, values?: unknown[]) => query(text, values) as Promise<never[]>;
beforeAll(async () => {
  liftLimits();
  // First, and with a gap, so that the numbers which attacks guess are not the attackers' own
  await seedDemo(process.env.DATABASE_URL ?? '');
  await query(`select setval(pg_get_serial_sequence('users', 'id'), 1000000)`);
  people = await signedInCallers();
  await restartLog({ ask });
});

const ends = ['GET /api/logout', 'DELETE /api/sessions'];
const bodies = await describedBodies(hostile);
const routes = Object.keys(await readRoutes()).sort((a, b) => Number(ends.includes(a)) - Number(ends.includes(b)));

describe('no request makes the server stumble', () => {
  test.each(routes)('%s', { timeout: 20_000 + 200 * numRuns }, async (route) => {
    const method = route.split(' ')[0] ?? '';
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => {});
    const property = fc.asyncProperty(attacksOn(route, bodies[route]), async ({ caller, path, body, headers }) => {
      const before = process.cpuUsage();
      const cookies = caller === 'guest' ? {} : people[caller].cookies;
      const { status, text } = await call(method, path, { cookies, body, headers });
      // Work, not waiting: others may have the machine, and a slow statement is a 503
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000, 'ms of the processor').toBeLessThan(2_000);
      if (status >= 500) throw new Error(`${status} ${text}: ${errorLog.mock.calls.at(-1)?.map(String).join(' ')}`);
      // A value that only a constraint refuses was let pass by the domain
      expect(String(errorLog.mock.calls)).not.toContain('23514');
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|NeonDbError|PostgresError|argon2/);
    });
    await fc.assert(property, { numRuns, seed });
    errorLog.mockRestore();
    if (ends.includes(route)) for (const person of Object.values(people)) person.cookies = await signIn(person);
  });
});

test('what all of it changed stands in the event log, field by field', async () => {
  expect(await logReplays({ ask })).toEqual([]);
});
