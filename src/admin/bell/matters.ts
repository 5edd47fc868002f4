import { bookerOf } from '../../domain/booking/booking-row.ts';
import {
  type Agenda,
  type DeskDay,
  type DueParking,
  type DueRental,
  parkingAgenda,
  rentalAgenda,
} from '../../domain/booking/desk-day.ts';
import { daysLate } from '../../domain/booking/stage.ts';
import { acceptanceOf, type PlanAnswer } from '../../domain/flight/accepted-matter.ts';
import { flightNumber } from '../../domain/flight/flight-words.ts';
import { stayWords } from '../../domain/flight/gate-stays.ts';
import { minutesOf, type PlanMatter, planMatters } from '../../domain/flight/plan.ts';
import { matterWords } from '../../domain/flight/plan-words.ts';
import type { Role } from '../../domain/kernel/roles.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { addDays, type Day, dayOf, startOf } from '../../domain/language/days.ts';
import { pathOf } from '../../domain/office/back-office.ts';
import { sections } from '../../domain/office/sections.ts';
import type { Overview } from '../../domain/office/system.ts';
import type { BoardingDifference } from '../../domain/travel/gate-list.ts';
import { dueKey, dueTitles } from '../desk/due.ts';
import { countLate } from '../desk/words.ts';
import { differenceWords } from '../sections/bilety/difference-words.ts';
import { letterWords, standsStill, stuckJobs } from '../sections/system/overview.ts';

/** Something that somebody should do, and where. */
export interface BellMatter {
  /** Names it as long as it waits; what stands for it on its screen has it as `data-matter`. */
  key: string;
  tone: 'bad' | 'warn';
  /** What it is about, and what is wrong with it. */
  what: string;
  words: string;
  /** The screen where it is solved. */
  path: string;
  /** The day that the screen shows. */
  day?: Day;
}

/** What matters are read from: each is the answer to one question. */
export interface BellAnswers {
  plan: PlanAnswer;
  differences: BoardingDifference;
  parking: DeskDay<DueParking>;
  rentals: DeskDay<DueRental>;
  system: Overview;
}
export type BellSource = keyof BellAnswers;
/** What was answered so far. */
export type Answered = { readonly [S in BellSource]?: readonly BellAnswers[S][] | undefined };

type Gather = { readonly [S in BellSource]?: (answer: BellAnswers[S], now: number) => BellMatter[] };

const screenOf = (slug: string): string => {
  const section = sections.find((it) => it.slug === slug);
  if (!section) throw new Error(`There is no section '${slug}' in src/domain/office/sections.ts`);
  return pathOf(section);
};

/** Late in the evening the next hours are of tomorrow, in ms. */
const ahead = 21_600_000;

/** What of today and of the next hours nobody has said to stay as it is. */
const planned = (which: (matter: PlanMatter) => boolean) => (plan: PlanAnswer, now: number) => {
  const until = Math.max(startOf(addDays(plan.day, 1)), now + ahead);
  return planMatters(plan, now)
    .filter((it) => it.stay.since < until && which(it) && !acceptanceOf(plan.accepted, it.key, minutesOf(it)))
    .map((it): BellMatter => {
      const gate = plan.gates.find(({ id }) => id === it.stay.gate);
      return {
        key: it.key,
        tone: it.hard ? 'bad' : 'warn',
        what: gate ? `${gate.name}, ${stayWords(it.stay)}` : stayWords(it.stay),
        words: matterWords(it),
        path: screenOf('plan-dnia'),
        day: it.stay.since < startOf(addDays(plan.day, 1)) ? plan.day : dayOf(it.stay.since),
      };
    });
};
const isLate = ({ kind }: PlanMatter) => kind === 'knock-on';
const collisions = planned((it) => it.hard || isLate(it));
const lateTurns = planned(isLate);

const boardedWrongly = (it: BoardingDifference): BellMatter[] => [
  {
    key: `difference:${it.id}`,
    tone: 'bad',
    what: `${flightNumber(it.flight)}, miejsce ${it.seat}`,
    words: differenceWords(it),
    path: screenOf('bilety'),
  },
];

function dueAt<R extends DueParking | DueRental>({ overdue, handBack }: Agenda<R>, day: Day, slug: string) {
  const path = screenOf(slug);
  const about = (row: R) => [row.license_plate, bookerOf(row)?.name].filter(Boolean).join(', ');
  return [
    ...overdue.map(
      (row): BellMatter => ({
        key: dueKey(dueTitles.overdue, row.id),
        tone: 'bad',
        what: about(row),
        words: `${countLate(daysLate(row, day))} po terminie`,
        path,
      }),
    ),
    ...handBack.map(
      (row): BellMatter => ({
        key: dueKey(dueTitles.handBack, row.id),
        tone: 'warn',
        what: about(row),
        words: `do wypłaty ${formatAmount(row.to_hand_back ?? 0)}`,
        path,
      }),
    ),
  ];
}

function givenUp({ at, dead_letters, jobs, seal }: Overview): BellMatter[] {
  const path = screenOf('system');
  const waiting = (key: string, what: string, words: string): BellMatter => ({ key, tone: 'bad', what, words, path });
  return [
    ...(seal.intact === false ? [waiting('seal', 'Dziennik', 'naruszony')] : []),
    ...stuckJobs({ at, jobs }).map((job) => {
      const why = standsStill(job, at) ? 'nie działa' : ['błąd', job.runs[0]?.note].filter(Boolean).join(': ');
      return waiting(`job:${job.name}`, job.label, why);
    }),
    ...dead_letters.rows.map((it) =>
      waiting(it.id, letterWords(it), [it.order_number ?? it.recipient, it.cause].filter(Boolean).join(', ')),
    ),
  ];
}

/** What concerns each role, by what it is read from. The admin may do all the rest, and others do it. */
const gathers: Record<Role, Gather> = {
  atc: { plan: collisions },
  airport_staff: { differences: boardedWrongly, plan: collisions },
  ground_crew: { plan: lateTurns },
  parking_staff: { parking: (it) => dueAt(parkingAgenda(it.rows, it.day), it.day, 'parking') },
  rental_staff: { rentals: (it) => dueAt(rentalAgenda(it.rows, it.day), it.day, 'pojazd') },
  admin: { system: givenUp },
  client: {},
};

/** What has to be asked for somebody of this role. */
export const sourcesOf = (role: Role): BellSource[] => Object.keys(gathers[role]) as BellSource[];

/** What somebody of this role should do, as far as it is known at `now`. */
export function mattersFor(role: Role, answered: Answered, now: number): BellMatter[] {
  const from = <S extends BellSource>(source: S): BellMatter[] =>
    (answered[source] ?? []).flatMap((it) => gathers[role][source]?.(it, now) ?? []);
  return sourcesOf(role).flatMap(from);
}
