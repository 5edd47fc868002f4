import type { Reading } from '../../client/build-data.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { directionOf } from '../../domain/flight/flight-fields.ts';
import type { List } from '../../domain/kernel/query.ts';
import { type ContactAnswer, contactPath } from '../../features/home/Contact.tsx';
import { Schedule } from '../../features/schedule/Schedule.tsx';
import { parameters, pathOf, scheduleQuestion } from '../../features/schedule/schedule-question.ts';
import { fillIsland } from './fill-island.ts';

// How functions/pages/harmonogram.ts fills harmonogram.astro: the build makes this a module of its own

export { parameters };

/** What the other tab begins with is there for when the network is not. */
const tabs = [new URLSearchParams(), new URLSearchParams({ isarrdep: 'arrival' })];
const otherTab = (query: URLSearchParams) => tabs.filter((it) => directionOf(it) !== directionOf(query));

const readingAt = (query: URLSearchParams, now: number) => {
  const question = scheduleQuestion(query);
  return [question.text, pathOf(question, now)] as const;
};

export const pathsOf = (query: URLSearchParams, now: number) => ({
  ...Object.fromEntries([query, ...otherTab(query)].map((it) => readingAt(it, now))),
  [contactPath]: contactPath,
});

/** The built page with the flights that its address asks for. */
export function fill(html: string, readings: Record<string, Reading<unknown>>, query: URLSearchParams): string {
  const { text: question } = scheduleQuestion(query);
  const { [contactPath]: contact, ...answers } = readings as Record<string, Reading<List<Flight>>> & {
    [contactPath]?: Reading<ContactAnswer>;
  };
  if (!answers[question]) return html;
  const phone = contact?.data.data[0]?.phone_inf;
  return fillIsland(html, 'Schedule', Schedule, { initial: { question, answers, ...(phone && { phone }) } });
}
