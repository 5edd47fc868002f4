import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { ChartBar, ChartLane } from '../../../domain/flight/gate-chart.ts';
import { barWords } from '../../../domain/flight/gate-chart-words.ts';
import type { PlanFlight } from '../../../domain/flight/plan-day.ts';
import type { Section } from '../../../domain/kernel/section.ts';
import { partPath } from '../../../domain/office/back-office.ts';
import { Button } from '../../../ui/Button.tsx';
import css from './ChartSaid.module.css';
import type { GateMoving } from './useGateMoving.ts';

interface ChartSaidProps {
  bar: ChartBar | undefined;
  lane: ChartLane | undefined;
  moving: GateMoving;
  section: Section;
  mayAssign: boolean;
  isAway: boolean;
  mayMove: boolean;
  onLift: () => void;
  onMove: (flight: PlanFlight) => void;
  onClose: (gate: number) => void;
}

/** The bar that is meant, in words, and what can be done with it; while one is carried, what it meets. */
export function ChartSaid(props: ChartSaidProps) {
  const { bar, lane, moving, section, mayAssign, isAway, mayMove, onLift, onMove, onClose } = props;
  const words = moving.words();
  const flight = bar && (bar.stay.flights.at(-1) ?? bar.stay.flights[0]);
  const gate = lane?.gate;
  return (
    <div className={css.said} data-carrying={words !== undefined || undefined}>
      <div>
        <p role="status">{words}</p>
        <div data-away={words === undefined || undefined}>
          <Button size="s" onClick={moving.leave}>
            Anuluj <kbd>Esc</kbd>
          </Button>
        </div>
      </div>
      {bar && flight && (
        <div data-away={words !== undefined || undefined}>
          {/* Readers hear it from the bar itself */}
          <p aria-hidden="true">{barWords(bar, gate?.name)}</p>
          <fieldset className={css.acts} disabled={isAway}>
            <legend className="hidden">Co zrobić</legend>
            {mayMove && (
              <>
                <Button size="s" onClick={onLift}>
                  Przenieś <kbd>M</kbd>
                </Button>
                <Button size="s" onClick={() => onMove(flight)}>
                  Bramki… <kbd>G</kbd>
                </Button>
              </>
            )}
            {mayAssign && gate && (
              <Button size="s" onClick={() => onClose(gate.id)}>
                Zamknij {gate.name} <kbd>Z</kbd>
              </Button>
            )}
            {bar.stay.flights.map((it) => (
              <a key={it.id} href={partPath(section, 'flight', it.id)} data-opens={it.id === flight.id || undefined}>
                {flightNumber(it.number)}
              </a>
            ))}
          </fieldset>
        </div>
      )}
      <p id="chart-keys" className="hidden">
        Strzałki prowadzą od lotu do lotu, K do następnej sprawy, T do teraz, Enter otwiera lot
        {mayAssign && ', M podnosi go, strzałki przenoszą, Enter odkłada, Escape rezygnuje'}
        {mayAssign && ', G wybiera bramkę, Z ją zamyka, Ctrl Z cofa'}.
      </p>
    </div>
  );
}
