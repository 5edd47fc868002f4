import { useAnswer } from '../../client/useList.ts';
import { daysOf } from '../../domain/booking/booking-row.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import { dayCount } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import type { PreviewProps } from '../record/parts.ts';

/** '3 dni = 150,00 zł' below the form of a new parking booking: what it will cost by the price list. */
export function StayPreview({ values, row }: PreviewProps) {
  const days = daysOf(values);
  const asked = row || !days ? null : `prices?${new URLSearchParams({ since: days.since, until: days.until })}`;
  const { answer, error } = useAnswer<{ amount: number }>(asked);
  if (!asked || !days || !answer || error) return null;
  return (
    <p role="status">
      {count(dayCount(days.since, days.until), nouns.day)} = <b>{formatAmount(answer.amount)}</b>
    </p>
  );
}
