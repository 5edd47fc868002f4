import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { later } from '../../ui/later.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import css from './PriceBreakdown.module.css';
import type { PriceBreakdownProps } from './PriceTable.tsx';

/**
 * Each day with its price, and what they come to. There is nothing to add up before days are chosen: a wizard starts
 * without it.
 */
export const PriceTable = later(
  () => import('./PriceTable.tsx'),
  () => <PlaceholderRows rows={3} label="Wczytywanie cen" />,
);

/** PriceBreakdown this price: what each day costs, as the server counts it. */
export function PriceBreakdown(props: PriceBreakdownProps) {
  const id = useId();
  return (
    <details className={css.why}>
      <summary id={id}>
        Dlaczego ta cena?
        <Icon name="down" />
      </summary>
      <div>
        <PriceTable {...props} labelledBy={id} />
        <p>Cena brutto. Po rezerwacji się nie zmieni, nawet gdy zmieni się cennik.</p>
      </div>
    </details>
  );
}
