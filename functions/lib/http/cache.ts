import type { Context } from '@netlify/functions';
import { log } from '../log.ts';
import { settings } from '../settings.ts';

/** Makes the CDN forget public answers by their tags, after the answer; one that fails is over in a minute anyway. */
export function purge({ waitUntil }: Pick<Context, 'waitUntil'>, tags: readonly string[]): void {
  // There is no CDN in front of one's own machine
  if (tags.length === 0 || settings.context === 'dev') return;
  waitUntil(forget([...tags]).catch((error) => log('error', `purge ${tags}`, error)));
}

async function forget(tags: string[]): Promise<void> {
  // Loaded by writes alone: public functions start without it
  const { purgeCache } = await import('@netlify/functions');
  await purgeCache({ tags });
}
