import { useEffect, useId, useState } from 'react';
import { Combobox } from '../../../fields/Combobox.tsx';
import { Button } from '../../../ui/Button.tsx';
import css from './FlightStrip.module.css';

interface ChooseFlightProps {
  flight: string | undefined;
  onFlight: (flight: string | undefined) => void;
  onClose: () => void;
}

/** Which flight is boarded here, looked for by whatever people call it; begins with the focus. */
export function ChooseFlight({ flight, onFlight, onClose }: ChooseFlightProps) {
  const id = useId();
  // What is being typed names no flight yet: the one that is boarded stays
  const [value, setValue] = useState<unknown>(flight ?? '');
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <div className={css.choose}>
      <label htmlFor={id}>Odprawiany lot</label>
      <Combobox
        id={id}
        table="flights"
        label="Odprawiany lot"
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          if (typeof chosen !== 'string') return;
          onFlight(chosen || undefined);
          if (chosen) onClose();
        }}
      />
      <Button size="s" onClick={onClose}>
        Zamknij
      </Button>
    </div>
  );
}
