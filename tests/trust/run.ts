import { taskNames } from '../../netlify/commands/task-names.ts';
import { type Figure, report } from '../bench/report.ts';
import { withProduct } from '../support/temporary-product.ts';
import { auditPages } from './axe.ts';
import { sellTheLastPlace } from './buyers.ts';
import { liveAtTheDesk } from './desk.ts';
import { checkEventLog } from './event-log.ts';
import { killPostgres } from './faults.ts';
import { measureHolds } from './holds.ts';
import { killAtEachStep } from './kills.ts';
import { liveOnTheApron } from './live.ts';
import { sendFiveTimes } from './once.ts';
import { killPostgresWhilePaying } from './payments.ts';
import { measureRefreshes } from './refreshes.ts';
import { attackRoutes } from './requests.ts';
import { restoreBeside } from './restore.ts';
import { rollBack } from './rollback.ts';
import { rotateCards } from './rotation-cards.ts';
import { rotateDatabase } from './rotation-database.ts';
import { measureSignIn } from './sign-in.ts';

/** `npm run trust [part …]`: the reliability figures at full size, measured on the product with demo data. */
const parts: Record<string, (url: string, localDir: string) => Promise<Figure[]>> = {
  'sign-in': measureSignIn,
  refreshes: measureRefreshes,
  holds: measureHolds,
  buyers: sellTheLastPlace,
  axe: auditPages,
  requests: attackRoutes,
  desk: liveAtTheDesk,
  live: liveOnTheApron,
  faults: killPostgres,
  payments: killPostgresWhilePaying,
  kills: killAtEachStep,
  once: sendFiveTimes,
  'event-log': checkEventLog,
  rollback: rollBack,
  'rotation-database': rotateDatabase,
  'rotation-cards': rotateCards,
  restore: restoreBeside,
};

const names = taskNames('part', Object.keys(parts), process.argv.slice(2));

const figures: Figure[] = [];
const patient = { jobsEverySeconds: 3600, forFunctions: { RATE_LIMIT_SCALE: '1000000' } };
await withProduct('trust', patient, async ({ url, localDir, build }) => {
  await build(true);
  for (const [name, measure] of Object.entries(parts)) {
    if (names.includes(name)) figures.push(...(await measure(url, localDir)));
  }
});
process.exit(report(figures, 'trust-results.json') ? 0 : 1);
