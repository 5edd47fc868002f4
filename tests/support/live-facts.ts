import { liveFields } from '../../src/domain/flight/live-fields.ts';

/** What a flight says of its day as long as nobody knows more than its timetable. */
export const noLiveFacts = Object.fromEntries(Object.keys(liveFields).map((name) => [name, null])) as Record<
  keyof typeof liveFields,
  null
>;
