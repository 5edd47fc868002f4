import { useState } from 'react';
import { stayWords } from '../../../domain/flight/gate-stays.ts';
import { verdictsFor } from '../../../domain/flight/plan.ts';
import { movedWith, type PlanDay, type PlanFlight } from '../../../domain/flight/plan-day.ts';
import { matterWords } from '../../../domain/flight/plan-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Answers, DialogFrame } from '../../../ui/DialogFrame.tsx';
import css from './GateDialog.module.css';
import { useAssign } from './useAssign.ts';

interface GateDialogProps {
  flight: PlanFlight;
  plan: PlanDay;
  now: number;
  onClose: () => void;
}

/** All gates for a flight: which fit, and why each other does not; one press moves it there. */
export function GateDialog({ flight, plan, now, onClose }: GateDialogProps) {
  const { to, busy, errors } = useAssign();
  const [chosen, choose] = useState<number>();
  const flights = movedWith(flight, plan, now) as [PlanFlight, ...PlanFlight[]];
  const gates = verdictsFor(plan, flight, now);
  const target = plan.gates.find(({ id }) => id === chosen);
  return (
    <DialogFrame title={`Bramka: ${stayWords({ flights })}`} onLeave={onClose} busy={busy}>
      <form
        className={css.gates}
        onSubmit={(event) => {
          event.preventDefault();
          if (target) to(flight, target, onClose);
        }}
      >
        <fieldset>
          <legend className="hidden">Bramka</legend>
          {gates.map(({ gate, met, fits }) => (
            <label key={gate.id} data-fits={fits}>
              <input
                type="radio"
                name="gate"
                value={gate.id}
                disabled={!fits || gate.id === flight.Gates_id}
                checked={chosen === gate.id}
                onChange={() => choose(gate.id)}
              />
              <b>{gate.name}</b>
              <span>
                {gate.id === flight.Gates_id ? 'teraz ta' : met.length > 0 ? met.map(matterWords).join(', ') : 'wolna'}
              </span>
            </label>
          ))}
        </fieldset>
        {errors.Gates_id && <p role="alert">{errors.Gates_id}</p>}
        {!gates.some(({ gate, fits }) => fits && gate.id !== flight.Gates_id) && <p>Żadna inna bramka nie pasuje.</p>}
        <Answers>
          <Button onClick={onClose} disabled={busy}>
            Anuluj
          </Button>
          <Button kind="go" type="submit" disabled={busy || !target}>
            {target ? `Przenieś na ${target.name}` : 'Wybierz bramkę'}
          </Button>
        </Answers>
      </form>
    </DialogFrame>
  );
}
