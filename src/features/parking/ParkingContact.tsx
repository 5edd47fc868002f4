import { ContactStep } from '../booking/ContactStep.tsx';
import { useParking } from './product.ts';

/** The second step of parking. */
export const ParkingContact = ({ price }: { price: number | undefined }) => <ContactStep {...useParking(price)} />;
