const day = 86_400_000;
/** So far from its timetable a flight may be late, in days: what is farther is a slip in the date. */
const farthest = 7;
/** A new or actual time that cannot be meant: nobody corrects it any more once it is told. */
export function problemWithTimes<T extends Record<string, unknown>>(
  { departure, arrival }: { departure: string; arrival: string },
  times: T,
): Record<string, string> | undefined {
  const isFar = (at: unknown) =>
    typeof at === 'string' &&
    (Date.parse(at) < Date.parse(departure) - farthest * day || Date.parse(at) > Date.parse(arrival) + farthest * day);
  const names = ['estimated', 'estimated_there', 'actual_departure', 'actual_arrival'];
  const far = names.find((name) => isFar(times[name]));
  return far ? { [far]: `To dalej niż ${farthest} dni od godzin lotu. Sprawdź datę` } : undefined;
}
