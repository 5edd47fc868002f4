import { createHmac } from 'node:crypto';
import type { Books, Delivery } from './books.ts';
import { type Faults, happens } from './faults.ts';
import { newEvent, now } from './objects.ts';

export interface Webhook {
  url: string;
  secret: string;
}

/** How long to wait before each attempt, in ms. */
const waits = [0, 250, 1_000, 4_000, 15_000, 60_000];
const patience = 10_000;

/**
 * Sends events to the shop, signed, until it answers 2xx or six attempts have failed. What is not delivered goes again
 * at the next start.
 */
export function startWebhooks(books: Books, { url, secret }: Webhook, faults: Faults) {
  const late: Delivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();

  const plan = (delivery: Delivery, attempt: number) => {
    if (closing.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      send(delivery, attempt);
    }, waits[attempt]);
    timers.add(timer);
  };
  const send = async (delivery: Delivery, attempt: number) => {
    const problem = await post(url, secret, JSON.stringify(delivery.event), closing.signal);
    if (!problem) books.put('deliveries', { ...delivery, event: {}, delivered: true });
    else if (attempt + 1 < waits.length) plan(delivery, attempt + 1);
    else console.warn(`card sandbox: ${delivery.event.type} was not delivered (${problem})`);
  };
  for (const delivery of books.list('deliveries')) if (!delivery.delivered) plan(delivery, 0);

  return {
    emit: (type: string, object: unknown) => {
      const event = newEvent(type, object);
      const delivered = happens(faults.webhooks_lost);
      const delivery = books.put('deliveries', { id: String(event.id), event, delivered });
      if (delivered) return;
      if (happens(faults.webhooks_late)) late.push(delivery);
      else plan(delivery, 0);
      if (happens(faults.webhooks_doubled)) plan(delivery, 0);
    },
    /** What was kept back. */
    sendLate: () => {
      for (const delivery of late.splice(0)) plan(delivery, 0);
    },
    close: () => {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** What went wrong, or undefined when the shop took it. */
async function post(url: string, secret: string, payload: string, closing: AbortSignal): Promise<string | undefined> {
  const at = now();
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
      body: payload,
      signal: AbortSignal.any([closing, AbortSignal.timeout(patience)]),
    });
    await answer.arrayBuffer();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}
