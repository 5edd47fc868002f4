import { axe } from './axe.ts';
import { backup } from './backup.ts';
import { buyers } from './buyers.ts';
import { databaseAway } from './database-away.ts';
import { deployed } from './deployed.ts';
import { desk } from './desk.ts';
import { eventLog } from './event-log.ts';
import { events } from './events.ts';
import { evidence } from './evidence.ts';
import { faults } from './faults.ts';
import { guesses } from './guesses.ts';
import { holds } from './holds.ts';
import { kills } from './kills.ts';
import { leaks } from './leaks.ts';
import { live } from './live.ts';
import { load } from './load.ts';
import { mailAway } from './mail-away.ts';
import { networks } from './networks.ts';
import { once } from './once.ts';
import type { Part } from './part.ts';
import { payloadsShown } from './payloads.ts';
import { payments } from './payments.ts';
import { permissions } from './permissions.ts';
import { refreshes } from './refreshes.ts';
import { requests } from './requests.ts';
import { restored } from './restore.ts';
import { rollback } from './rollback.ts';
import { rotationCards } from './rotation-cards.ts';
import { rotationDatabase } from './rotation-database.ts';
import { schemas } from './schemas.ts';
import { settings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { tester } from './tester.ts';
import { uploads } from './uploads.ts';
import { year } from './year.ts';

/**
 * By the name that `npm run trust …` takes. What is timed runs in this order, and so does what is not; beside each
 * other, as run.ts says: the year takes the longest, so it begins.
 */
export const parts: Record<string, Part> = {
  year,
  requests,
  buyers,
  kills,
  once,
  events,
  permissions,
  leaks,
  guesses,
  networks,
  'mail-away': mailAway,
  uploads,
  settings,
  backup,
  evidence,
  schemas,
  desk,
  live,
  deployed,
  tester,
  'sign-in': signIn,
  refreshes,
  holds,
  load,
  axe,
  // After what goes through pages: it fills the database with what nobody would read
  payloads: payloadsShown,
  'database-away': databaseAway,
  faults,
  payments,
  'event-log': eventLog,
  rollback,
  'rotation-database': rotationDatabase,
  'rotation-cards': rotationCards,
  restore: restored,
};
