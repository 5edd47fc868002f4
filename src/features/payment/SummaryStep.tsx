import { useAtomValue } from 'jotai/react';
import type { OrderKind } from '../../domain/booking/order.ts';
import { products } from '../../domain/booking/products.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { BookingHead } from '../booking/BookingHead.tsx';
import type { Product } from '../booking/product.ts';
import { Summary } from '../booking/Summary.tsx';
import { carIdAtom } from '../booking/wizard.ts';
import { useParking } from '../parking/product.ts';
import { useRental } from '../rental/product.tsx';

interface SummaryStepProps {
  /** Whose address it is. */
  kind: OrderKind;
  /** What a day of parking cost when the site was built. */
  price?: number | undefined;
}

/** The third step. At parking's address it is that of the rental, while one is being booked. */
export function SummaryStep({ kind, price }: SummaryStepProps) {
  const hydrated = useHydrated();
  const rents = useAtomValue(carIdAtom) !== null;
  return kind === 'rental' || (hydrated && rents) ? <OfRental /> : <OfParking price={price} />;
}

const OfRental = () => <Step {...useRental()} />;
const OfParking = ({ price }: Pick<SummaryStepProps, 'price'>) => <Step {...useParking(price)} />;
const Step = (product: Product) => (
  <>
    <BookingHead title={products[product.kind].words.summary} kind={product.kind} current={2} paths={product.paths} />
    <Summary {...product} />
  </>
);
