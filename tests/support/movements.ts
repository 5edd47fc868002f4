import type { Movement } from '../../src/domain/booking/movement.ts';

const stay = { since: '2026-06-26', until: '2026-06-28' } as const;
const plain: Movement = {
  ...{ at: '2026-06-18T10:05:00Z', kind: 'PAYMENT', amount: 15_000, method: 'CARD', card: null },
  ...{ cause: null, state: null, transferred: false, reason: null, failed_change: false, one_change: true, changes: 0 },
  ...{ before: null, after: stay },
};

/** A payment of 150,00 zł for three days, but for what is said otherwise. */
export const paidFor = (more: Partial<Movement> = {}): Movement => ({ ...plain, ...more });
/** A refund of 150,00 zł for a cancelling, but for what is said otherwise. */
export const gaveBack = (more: Partial<Movement> = {}): Movement => ({
  ...{ ...plain, kind: 'REFUND', cause: 'CUSTOMER', state: 'DONE' },
  ...more,
});
