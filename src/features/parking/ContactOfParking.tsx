import { ContactStep } from '../booking/ContactStep.tsx';
import { useParking } from './product.ts';

/** The second step of parking; `price`: of a day, when the site was built. */
export const ContactOfParking = ({ price }: { price: number | undefined }) => <ContactStep {...useParking(price)} />;
