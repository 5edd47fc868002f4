import { checkFirstDay, checkStay } from '../../domain/booking/booking.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import type { Errors } from '../../domain/kernel/entity.ts';
import { fillIn } from '../../domain/kernel/fill-in.ts';

/** What is wrong with the days of a stay, by field. Which of them are taken is checked where that is known. */
export const checkDays = ({ since, until }: OpenSpan): Errors =>
  since && until
    ? checkStay(since, until)
    : {
        ...(since ? checkFirstDay(since) : { since: fillIn('podaj pierwszy dzień') }),
        ...(!until && { until: fillIn('podaj ostatni dzień') }),
      };
