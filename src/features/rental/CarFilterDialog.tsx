import { useState } from 'react';
import type { Car } from '../../domain/booking/car.ts';
import { type Filters, passes, unfiltered } from '../../domain/booking/car-filter.ts';
import { count } from '../../domain/language/polish.ts';
import { ChoiceDialog } from '../../ui/ChoiceDialog.tsx';
import { CarFilter } from './CarFilter.tsx';
import { carNoun } from './car-words.ts';

interface CarFilterDialogProps {
  cars: readonly Car[];
  filters: Filters;
  onChange: (filters: Filters) => void;
  onClose: () => void;
}

/** The filters of cars on a small screen; they count once sent, by a button that says how many cars are left. */
export default function CarFilterDialog({ cars, filters, onChange, onClose }: CarFilterDialogProps) {
  const [draft, setDraft] = useState(filters);
  const left = cars.filter((car) => passes(car, draft)).length;
  return (
    <ChoiceDialog
      title="Filtruj auta"
      send={`Pokaż ${count(left, carNoun)}`}
      onSend={() => onChange(draft)}
      onReset={() => setDraft(unfiltered)}
      onClose={onClose}
    >
      <CarFilter cars={cars} filters={draft} onChange={setDraft} />
    </ChoiceDialog>
  );
}
