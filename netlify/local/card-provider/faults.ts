import { badRequest } from './refusal.ts';

/**
 * What may go wrong between provider and shop, and how often: from 0, never, to 1, always. A lost webhook never comes,
 * a doubled one comes twice, a late one waits until this is 0 again. An answer that is lost is of a call that was done.
 */
export const noFaults = { webhooks_lost: 0, webhooks_doubled: 0, webhooks_late: 0, answers_lost: 0 };
export type Faults = typeof noFaults;
export type Fault = keyof Faults;

const isFault = (name: string): name is Fault => Object.hasOwn(noFaults, name);

/** The faults with the shares that a form names; the others stay as they are. */
export function setFaults(faults: Faults, form: URLSearchParams): Faults {
  const wanted = [...form].map(([name, value]) => {
    const share = value.trim() === '' ? Number.NaN : Number(value);
    if (!isFault(name) || !(share >= 0 && share <= 1))
      throw badRequest(`No such fault: ${name}=${value}`, { param: name });
    return [name, share] as const;
  });
  return Object.assign(faults, Object.fromEntries(wanted));
}

export const happens = (share: number): boolean => Math.random() < share;
