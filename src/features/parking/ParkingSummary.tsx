import { Summary } from '../booking/Summary.tsx';
import { useParking } from './product.ts';

/** The third step of parking. */
export const ParkingSummary = ({ price }: { price: number | undefined }) => <Summary {...useParking(price)} />;
