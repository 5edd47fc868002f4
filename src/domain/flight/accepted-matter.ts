import { user } from '../account/user.ts';
import { entity, type Row } from '../kernel/entity.ts';
import { instant, joined, ref, text } from '../kernel/field.ts';
import type { Day } from '../language/days.ts';
import { planReaders } from './plan-call.ts';
import type { PlanDay } from './plan-day.ts';

/** A matter of the day's plan of which somebody has said that it stays so, and why. */
export const acceptedMatter = entity({
  table: 'accepted_matters',
  path: 'accepted-matters',
  one: 'Sprawa, która zostaje',
  accusative: 'sprawę, która zostaje',
  many: 'Sprawy, które zostają',
  messages: {
    added: 'Zostaje, jak jest',
    changed: 'Powód został zmieniony',
    removed: 'Sprawa wróciła do rozwiązania',
  },
  label: ['key'],
  read: planReaders,
  write: ['atc', 'airport_staff'],
  restorable: true,
  fields: {
    key: text('Sprawa', { max: 200, unique: true, taken: 'Ktoś powiedział już, że to zostaje' }),
    reason: text('Dlaczego zostaje', { max: 120 }),
    Employee_id: ref('Kto', () => user, { optional: true, server: true }),
    create_time: instant('Kiedy', { server: true }),
  },
  joined: {
    first_name: joined('Employee_id', 'first_name', user.fields.first_name),
    last_name: joined('Employee_id', 'last_name', user.fields.last_name),
  },
  list: ['key', 'reason', 'create_time'],
  filter: ['id', 'create_time'],
  sort: ['create_time'],
  order: 'create_time',
  pageSize: 50,
});
export type AcceptedMatter = Row<typeof acceptedMatter>;

/** By what a matter of the plan is said to stay: with how bad it is then, in minutes, for it may grow. */
export const acceptedKey = (key: string, minutes: number): string => `${minutes}#${key}`;

/** What was said of a matter that is so bad now; nothing where it has grown since. */
export const acceptanceOf = (
  accepted: readonly AcceptedMatter[],
  key: string,
  minutes: number,
): AcceptedMatter | undefined =>
  accepted.find((it) => {
    const [of, most] = it.key.split('#').reverse();
    // What was said before that was noted holds as it is
    return of === key && (most === undefined || minutes <= Number(most));
  });

/** What `GET /api/plan` answers: a day, and what was said to stay as it is. */
export type PlanAnswer = PlanDay & { day: Day; accepted: AcceptedMatter[] };
