import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { settings } from '../settings.ts';

/** How many unpaid days a network may hold; and the share of a level, or of the cars, that all may on a day. */
const most = { days: 60, share: 1 / 5 };
const daysOfNetwork = () => Math.ceil(most.days * settings.rateLimitScale);

/** How many times harder than at first the work may get. */
const hardest = 20;

/**
 * What may be held by new bookings and by changes, with `work` done so many times the usual amount. Half of what is
 * asked now is enough, as in throttleNetwork: what was little, or was asked for elsewhere, opens no more than it is
 * worth. `proven`: nobody is asked for so much that this would not do.
 */
export const holdLimits = (work: number) => ({
  days: work > 0 ? Math.min(2 * work, hardest) * daysOfNetwork() - 1 : daysOfNetwork(),
  share: work > 0 ? null : most.share * settings.rateLimitScale,
  proven: 2 * work > hardest,
});

const messages = {
  PROOF: 'Z Twojej sieci trzymamy już wiele nieopłaconych miejsc. Sprawdzamy, czy to nie automat',
  SCARCE: 'Wiele miejsc czeka w tych dniach na płatność. Sprawdzamy, czy to nie automat',
};

/** Asks for work before a network may hold anything, or this many unpaid days: the more, the harder. */
export async function proofNeeded(network: string, why: keyof typeof messages, days = 0): Promise<HttpError> {
  const { challengeFor } = await import('../http/proof.ts');
  const times = Math.floor(days / daysOfNetwork());
  const challenge = await challengeFor(network, Math.min(Math.max(times, 1), hardest));
  const message = messages[why];
  return new HttpError(429, message, undefined, { body: { code: 'proof', challenge } });
}
