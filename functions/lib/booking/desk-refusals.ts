import { nameOf, type Outcome } from '../../../db/booking/hand-overs.ts';
import { HttpError } from '../../../src/domain/kernel/http-error.ts';
import { formatTime } from '../../../src/domain/language/days.ts';

const words: Record<string, string> = {
  CANCELLED: 'Ta rezerwacja jest anulowana',
  HELD: 'Ktoś właśnie płaci za tę rezerwację. Poczekaj, aż się to rozstrzygnie',
  NOT_BEGUN: 'Ta rezerwacja jeszcze się nie zaczęła. Zmień najpierw jej termin',
  OVER: 'Termin tej rezerwacji minął. Zmień najpierw jej termin',
  NOT_OUT: 'Tego auta nie wydano: nie ma czego odebrać',
  NOT_IN: 'To auto nie wjechało: nie ma czego wypuścić',
  TOO_EARLY: 'Zwrot nie może być przed wydaniem',
  CAR_OUT: 'To auto jest jeszcze u poprzedniego klienta. Odbierz je najpierw',
  BACK: 'Wycofaj najpierw zwrot',
};

/** Refuses an act that was not done; `did` says what somebody else did before: 'wydał(a) to auto'. */
export async function demandDone(
  { outcome, employee_id, at, id }: Outcome,
  missing: () => HttpError,
  did: string,
): Promise<number> {
  if (outcome === 'DONE' && id !== null) return id;
  if (outcome === 'MISSING') throw missing();
  if (outcome !== 'BEFORE') throw new HttpError(409, words[outcome] ?? 'Nie można wykonać operacji');
  // A correction of what was withdrawn or corrected meanwhile
  if (at === null) throw new HttpError(409, 'Tego wpisu już nie ma. Wczytaj go ponownie');
  const name = (await nameOf(employee_id)) ?? 'Ktoś';
  const body = { by: name, at, id };
  throw new HttpError(409, `${formatTime(at)} ${name}: ${did}`, undefined, { code: 'before', body });
}
