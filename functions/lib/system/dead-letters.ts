import { intentOfDifference, settleDifference } from '../../../db/booking/payment-differences.ts';
import {
  type DeadLetter,
  dropMail,
  findDeadLetter,
  listDeadLetters,
  readdressMail,
  retryMail,
  retryRefund,
  settleRefund,
} from '../../../db/mail/dead-letters.ts';
import { contact } from '../../../src/domain/booking/booking-contact.ts';
import { shape } from '../../../src/domain/kernel/entity.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import type { DeadLetterKind } from '../../../src/domain/office/system.ts';
import { invalid } from '../http/invalid.ts';
import { parseBody } from '../http/parse-body.ts';
import type { Call } from '../http/route.ts';
import { compareOne } from '../jobs/compare.ts';

type Action = (call: Pick<Call, 'author' | 'context'>, id: number) => Promise<boolean>;

/** How each kind is sent again: a difference is compared again. */
const retries: Record<DeadLetterKind, Action> = {
  mail: ({ author }, id) => retryMail(author, id),
  refund: ({ author }, id) => retryRefund(author, id),
  difference: async ({ context }, id) => {
    const intent = await intentOfDifference(id);
    if (intent) await compareOne(intent, context);
    return Boolean(intent);
  },
};

/** What it means that a person has settled it otherwise: dropped, paid by transfer, looked into. */
const settlements: Record<DeadLetterKind, Action> = {
  mail: ({ author }, id) => dropMail(author, id),
  refund: ({ author }, id) => settleRefund(author, id),
  difference: ({ author }, id) => settleDifference(author, id),
};

const gone = () => new HttpError(404, 'Ta sprawa jest już załatwiona');

/** The dead letter that a path names: 'mail-12'. */
export async function letterNamed(key = ''): Promise<DeadLetter> {
  const [, kind, id] = /^(mail|refund|difference)-(\d{1,9})$/.exec(key) ?? [];
  const letter = kind && (await findDeadLetter(kind as DeadLetterKind, Number(id)));
  if (!letter) throw gone();
  return letter;
}

export async function retryLetter(call: Call, { kind, id }: DeadLetter): Promise<void> {
  if (!(await retries[kind](call, id))) throw gone();
}

/** Sends all of them again; answers how many. One that fails leaves the others. */
export async function retryAll(call: Call): Promise<number> {
  const letters = await listDeadLetters(100);
  let lettersSent = 0;
  for (const { kind, id } of letters.filter((it) => it.kind !== 'difference')) {
    if (await retries[kind](call, id)) lettersSent++;
  }
  return lettersSent;
}

const address = shape({ fields: { email: contact.fields.email } });
export const mending = {
  type: 'object',
  properties: {
    email: { type: 'string', format: 'email', description: 'Of a mail about an order: where it goes from now on' },
    settled: { const: true, description: 'Nobody waits for it: a mail is dropped, a refund was a bank transfer' },
  },
};

/** Mends a dead letter as the admin says: another address, or that it is settled. */
export async function mendLetter(call: Call, { kind, id, order_number }: DeadLetter): Promise<void> {
  if (call.body.settled === true) {
    if (!(await settlements[kind](call, id))) throw gone();
    return;
  }
  if (kind !== 'mail' || order_number === null)
    throw invalid({}, 'Adres można poprawić tylko w wiadomości o zamówieniu');
  const { email } = parseBody(address, call.body);
  if (!(await readdressMail(call.author, id, String(email)))) throw gone();
}
