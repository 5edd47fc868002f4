import { ContactStep } from '../booking/ContactStep.tsx';
import { Summary } from '../booking/Summary.tsx';
import { useParking } from './product.ts';

const steps = { contact: ContactStep, summary: Summary };

interface ParkingStepProps {
  step: keyof typeof steps;
  price: number | undefined;
}

/** The second and the third step of parking. */
export function ParkingStep({ step, price }: ParkingStepProps) {
  const Step = steps[step];
  return <Step {...useParking(price)} />;
}
