import { setTimeout } from 'node:timers/promises';
import { checkSeals, sealEventLog, unsealedLines } from '../../db/platform/seals.ts';
import type { Figure } from '../bench/report.ts';

/** Seals what is new and checks every seal there is: was any line changed, removed or slipped in? */
export async function checkEventLog(): Promise<Figure[]> {
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
    { what: 'event log: seals', value: seals, unit: '', goal: { least: 1 } },
    { what: 'event log: seals that are broken', value: broken, unit: '', goal: { most: 0 } },
    { what: 'event log: lines without a seal', value: await unsealedLines(), unit: '', goal: { most: 0 } },
  ];
}
