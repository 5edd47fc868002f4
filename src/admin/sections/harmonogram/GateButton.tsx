import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { expectedHere } from '../../../domain/flight/flight-times.ts';
import { useRowName } from '../../../fields/list/row-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { assigning } from '../../flight/assigning.ts';
import { useGatePlan } from '../../parts/gate-plan.ts';
import { Option, OptionGroup, OptionMenu } from '../../parts/OptionMenu.tsx';
import { useTip } from '../../parts/useTip.tsx';
import { usePopup } from '../../radix/usePopup.ts';
import { useRowChange } from '../../record/useRowChange.ts';
import css from './GateButton.module.css';
import { freeGate, gateChoices, isSoonHere } from './gate-choices.ts';
import { NextButton } from './NextButton.tsx';

/** A flight's gate: pressed, it opens which it may be and who stands there; beside it, the next that is free. */
export function GateButton({ flight }: { flight: Flight }) {
  const { button, popup } = usePopup('menu');
  const { put, busy } = useRowChange(flights, assigning);
  const name = useRowName(flights, flight);
  const isSoon = isSoonHere(flight, Date.now());
  const { answer, error, retry } = useGatePlan(isSoon || popup.isOpen ? Date.parse(expectedHere(flight)) : null);
  const choices = answer ? gateChoices(flight, answer.data, Date.now()) : undefined;
  const itsGate = isSoon ? choices?.find(({ id }) => id === flight.Gates_id) : undefined;
  const wrong = itsGate?.wrong;
  const facts = [flight.gate_name ?? 'brak', ...(itsGate?.wrong ? itsGate.facts : [])].join(', ');
  const { target, tip } = useTip<HTMLElement>(itsGate?.facts.join(', '));
  const free = isSoon && choices ? freeGate(choices, flight.Gates_id) : undefined;
  const become = (Gates_id: number | null, words: string) => {
    if (Gates_id !== flight.Gates_id) put(flight, { Gates_id }, words);
  };
  return (
    <span className={css.box}>
      <span className={css.line}>
        <button
          {...button}
          type="button"
          className={css.gate}
          data-none={!flight.gate_name || undefined}
          data-wrong={wrong ? true : undefined}
          aria-label={`Bramka lotu ${name}: ${facts}. Zmień`}
          disabled={busy}
        >
          {flight.gate_name ?? '–'}
        </button>
        {isSoon && !free && <span className={css.later} />}
        {free && (
          <NextButton
            of={name}
            sets={`wolną bramkę ${free.name}`}
            disabled={busy}
            onClick={() => become(free.id, `nowa bramka ${free.name}`)}
          />
        )}
      </span>
      {wrong && (
        <small className={css.wrong} aria-hidden="true" {...target}>
          <Icon name="late" />
          {wrong}
        </small>
      )}
      {tip}
      <OptionMenu popup={popup} label={`Zmień bramkę: ${name}`}>
        {choices ? (
          <OptionGroup label="Bramka" value={String(flight.Gates_id ?? '')}>
            {choices.map((it) => (
              <Option
                key={it.id}
                value={String(it.id)}
                icon={!it.isFree ? 'late' : it.rank === 0 ? 'check' : 'info'}
                tone={!it.isFree ? 'warn' : it.rank === 0 ? 'good' : undefined}
                label={[it.name, ...it.facts].join(', ')}
                run={() => become(it.id, `nowa bramka ${it.name}`)}
              >
                <b>{it.name}</b> <span className={css.facts}>{it.facts.join(' · ')}</span>
              </Option>
            ))}
            <Option value="" run={() => become(null, 'bez bramki')}>
              Bez bramki
            </Option>
          </OptionGroup>
        ) : (
          <OptionGroup label="Bramka" shown>
            <Option icon={error ? 'refresh' : 'clock'} run={retry}>
              {error ? 'Nie wczytano bramek. Spróbuj ponownie' : 'Wczytywanie…'}
            </Option>
          </OptionGroup>
        )}
      </OptionMenu>
    </span>
  );
}
