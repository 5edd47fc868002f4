import { setTimeout } from 'node:timers/promises';
import { checkSeals, sealEventLog, unsealedLines } from '../../db/platform/seals.ts';
import type { Figure } from '../bench/report.ts';
import { isForgeryRefused, logForgeries } from '../support/log-forgeries.ts';
import type { Part } from './part.ts';

/** Tries to forge the log; then seals what is new and checks every seal: was any line changed, removed, slipped in? */
async function checkEventLog(): Promise<Figure[]> {
  let allowed = 0;
  for (const statement of logForgeries) allowed += (await isForgeryRefused(statement)) ? 0 : 1;
  for (let tries = 0; tries < 50 && (await unsealedLines()) > 0; tries++) {
    await sealEventLog();
    await setTimeout(100);
  }
  let [seals, broken] = [0, 0];
  for (let page = await checkSeals(0); page.length > 0; page = await checkSeals(page.at(-1)?.id ?? 0)) {
    seals += page.length;
    broken += page.filter(({ intact }) => !intact).length;
  }
  return [
    {
      what: `event log: of ${logForgeries.length} ways to forge it, those the application is allowed`,
      value: allowed,
      unit: '',
      goal: { most: 0 },
    },
    { what: 'event log: seals', value: seals, unit: '', goal: { least: 1 } },
    { what: 'event log: seals that are broken', value: broken, unit: '', goal: { most: 0 } },
    { what: 'event log: lines without a seal', value: await unsealedLines(), unit: '', goal: { most: 0 } },
  ];
}

export const eventLog: Part = { figures: [19], onProduct: () => checkEventLog() };
