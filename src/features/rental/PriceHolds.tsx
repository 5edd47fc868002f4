import { formatDeadline, refundUntil } from '../../domain/booking/deadline.ts';
import type { RentalTerms } from '../../domain/booking/rental-terms.ts';
import type { Span } from '../../domain/booking/span.ts';
import { dayCount } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import css from './PriceHolds.module.css';

interface Held {
  icon: IconName;
  what: string;
  more?: string | undefined;
}

function heldBy(terms: RentalTerms, stay: Span | undefined): Held[] {
  const { insurance, excess, km_per_day: km, fuel, second_driver } = terms;
  const days = stay && dayCount(stay.since, stay.until);
  const back = stay && refundUntil(stay.since);
  return [
    ...(insurance ? [{ icon: 'lock' as const, what: insurance, more: excess ?? undefined }] : []),
    ...(km
      ? [
          {
            icon: 'arrow' as const,
            what: `${km}\u00a0km na dzień`,
            more: days ? `liczone razem: ${count(days, nouns.day)} to ${km * days}\u00a0km` : undefined,
          },
        ]
      : []),
    ...(fuel ? [{ icon: 'fuel' as const, what: 'Paliwo', more: fuel }] : []),
    ...(second_driver ? [{ icon: 'seat' as const, what: 'Drugi kierowca', more: second_driver }] : []),
    ...(back && Date.parse(back) > Date.now()
      ? [{ icon: 'refresh' as const, what: 'Pełny zwrot po anulowaniu', more: `do ${formatDeadline(back)}` }]
      : []),
  ];
}

/** What each price on the page holds, said once above all of them. */
export function PriceHolds({ terms, stay }: { terms: RentalTerms | undefined; stay: Span | undefined }) {
  const held = terms ? heldBy(terms, stay) : [];
  if (held.length === 0) return null;
  return (
    <section className={css.holds} aria-labelledby="w-cenie">
      <h2 id="w-cenie">W&nbsp;każdej cenie</h2>
      <ul>
        {held.map(({ icon, what, more }) => (
          <li key={what}>
            <Icon name={icon} />
            <div>
              <b>{what}</b>
              {more && <span>{more}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
