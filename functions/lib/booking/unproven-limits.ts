import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { settings } from '../settings.ts';

/** How many unpaid days a network may hold; and the share of a level, or of the cars, that all may on a day. */
const most = { days: 60, share: 1 / 5 };
const daysOfNetwork = () => Math.ceil(most.days * settings.rateLimitScale);

/** What may be held without a proof of work, by new bookings and by changes. */
export const unprovenLimits = () => ({ days: daysOfNetwork(), share: most.share * settings.rateLimitScale });

const messages = {
  PROOF: 'Z Twojej sieci trzymamy już wiele nieopłaconych miejsc. Sprawdzamy, czy to nie automat',
  SCARCE: 'Wiele miejsc czeka w tych dniach na płatność. Sprawdzamy, czy to nie automat',
};

/** Asks for work before a network may hold anything, or this many unpaid days: the more, the harder. */
export async function proofNeeded(network: string, why: keyof typeof messages, days = 0): Promise<HttpError> {
  const { challengeFor } = await import('../http/proof.ts');
  const times = Math.floor(days / daysOfNetwork());
  const challenge = await challengeFor(network, Math.min(Math.max(times, 1), 20));
  const message = messages[why];
  return new HttpError(429, message, undefined, { body: { code: 'proof', challenge } });
}
