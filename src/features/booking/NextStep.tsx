import { type MouseEvent, useState } from 'react';
import { sessionStore } from '../../client/storage.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import type { Fields } from '../../domain/kernel/field.ts';
import { correct, summaryOf } from '../../fields/errors.ts';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { alert } from '../../ui/overlays.ts';
import { checkDays } from './check-days.ts';

/** Where the browser stores nothing the next step would know nothing, and lead back here without a word. */
const blocked = {
  title: 'Przeglądarka nie pozwala zapisać rezerwacji',
  text:
    'Bez tego następny krok nie wie, co wybrano. ' +
    'Zezwól tej stronie na pliki cookie i dane witryn albo użyj innej przeglądarki.',
  tone: 'bad',
} as const;

/**
 * The press of the link to the next step: it leads on when nothing is wrong, and then stores what was chosen. The days
 * are judged as it is pressed: on a page that was left open they may have passed, and the next step would forget them.
 */
export function useNextStep(errors: Errors, stay: OpenSpan, store: () => void) {
  const [attempt, setAttempt] = useState(0);
  const proceed = (event: MouseEvent) => {
    const isWrong = Object.keys({ ...errors, ...checkDays(stay) }).length > 0;
    if (isWrong || !sessionStore) event.preventDefault();
    if (isWrong) return setAttempt(attempt + 1);
    store();
    if (!sessionStore) alert(blocked);
  };
  return { attempt, proceed };
}

/** What is wrong with the choice, told since the first press of that link. */
export const StepErrors = ({ fields, errors, attempt }: { fields: Fields; errors: Errors; attempt: number }) =>
  attempt > 0 && (
    <ErrorSummary title={correct(Object.keys(errors).length)} errors={summaryOf(fields, errors)} attempt={attempt} />
  );
