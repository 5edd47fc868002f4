import { useState } from 'react';
import { currentAuth } from '../../client/auth.ts';
import { FailedReading } from '../../client/FailedReading.tsx';
import { useAnswer } from '../../client/useList.ts';
import type { Flight } from '../../domain/flight/flight.ts';
import { isOff } from '../../domain/flight/flight-status.ts';
import { flightNumber } from '../../domain/flight/flight-words.ts';
import { longestAgo, type Milestone, milestone, stepsBetween } from '../../domain/flight/milestone.ts';
import {
  type MilestoneKind,
  milestoneFacts,
  nextStep,
  skippedBefore,
  stepFor,
} from '../../domain/flight/milestone-kinds.ts';
import { isOneOf } from '../../domain/kernel/roles.ts';
import { formatInstant, formatTime } from '../../domain/language/days.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { useNow } from '../../ui/useNow.ts';
import { KeptFacts } from '../desk/KeptFacts.tsx';
import { useKeptFacts } from '../desk/useKeptFacts.ts';
import { Card } from '../parts/Card.tsx';
import { live } from './live.ts';
import { StepBar } from './StepBar.tsx';
import css from './Steps.module.css';
import { initials, type Step, stepsPath, stepsWith } from './steps.ts';
import { usePress } from './usePress.ts';

const minute = 60_000;

/** The steps of a flight: which were pressed and when, and the next one to press, with its minute. */
export function Steps({ flight }: { flight: Flight }) {
  const path = stepsPath(flight);
  const reading = useAnswer<{ data: Milestone[] }>(path, undefined, live);
  const entries = reading.answer?.data;
  const facts = useKeptFacts();
  const waiting = facts.kept.filter((it) => it.path === path && !it.refused);
  return (
    <Card title="Kroki" className={css.panel}>
      <KeptFacts {...facts} />
      {entries ? (
        <Pressing flight={flight} steps={stepsWith(flight, entries, waiting)} />
      ) : reading.error ? (
        <FailedReading reading={reading} of={milestone} />
      ) : (
        <PlaceholderRows rows={3} />
      )}
    </Card>
  );
}

function Pressing({ flight, steps }: { flight: Flight; steps: Step[] }) {
  const now = useNow(minute / 4) ?? Date.now();
  const { press, correct, changeKept, dropKept, busy } = usePress({
    id: flight.id,
    number: flightNumber(flight.number),
  });
  const [chosen, setChosen] = useState<MilestoneKind>();
  const [moved, move] = useState(0);
  const { since, until } = stepsBetween(flight);
  const isNow = since <= now && now <= until;
  const role = currentAuth()?.user?.role;
  const standing = steps.filter(({ entry, unsent }) => entry || unsent);
  const next = nextStep(flight, standing);
  const mayPress = (kind: MilestoneKind) => isOneOf(role, milestoneFacts(kind).by);
  const offered = chosen ?? stepFor(mayPress, flight, standing) ?? next;
  const step = steps.find(({ kind }) => kind === offered);
  /** A step that waits for the network lies up to half an hour before its press, like any other. */
  const pressedAt = ({ unsent }: Step) => (unsent ? Date.parse(String(unsent.json.pressed_at)) : now);
  const choose = (kind?: MilestoneKind) => {
    setChosen(kind);
    move(0);
  };
  return (
    <>
      <ol className={css.steps}>
        {steps.map((it) => (
          <li
            key={it.kind}
            data-done={it.entry || it.unsent ? true : undefined}
            data-next={it.kind === next || undefined}
          >
            <button
              type="button"
              aria-pressed={step?.kind === it.kind}
              onClick={() => choose(it.kind)}
              disabled={!mayPress(it.kind)}
            >
              <span className={css.dot}>
                <Icon name={it.entry ? 'check' : it.unsent ? 'clock' : (milestoneFacts(it.kind).icon ?? 'clock')} />
              </span>
              <span>{it.label}</span>
              <time className="mono" dateTime={new Date(it.at).toISOString()}>
                {formatTime(it.at)}
              </time>
              <small>
                {it.entry ? (
                  <>
                    {it.late > 0 && <b>+{it.late}</b>} {initials(it.entry)}
                  </>
                ) : it.unsent ? (
                  'czeka na sieć'
                ) : (
                  'przewidywany'
                )}
              </small>
            </button>
          </li>
        ))}
      </ol>
      {step && !isOff(flight) && !isNow && (
        <p className={css.over}>
          Kroki tego lotu zapisuje się od {formatInstant(new Date(since).toISOString())} do{' '}
          {formatInstant(new Date(until).toISOString())}.
        </p>
      )}
      {step && !isOff(flight) && isNow && (
        <StepBar
          step={step}
          isNext={step.kind === next}
          skipped={skippedBefore(step.kind, standing)}
          mayPress={mayPress(step.kind)}
          at={(step.entry || step.unsent ? step.at : Math.floor(now / minute) * minute) + moved * minute}
          earliest={step.entry ? Number.NEGATIVE_INFINITY : pressedAt(step) - longestAgo * minute}
          latest={step.entry ? now : pressedAt(step)}
          busy={busy}
          onMove={(by) => move(moved + by)}
          onCancel={chosen ? () => choose() : undefined}
          onPress={(at) => {
            if (step.entry) correct(step.entry.id, at);
            else if (step.unsent) changeKept(step.unsent, at);
            else press(step.kind, at);
            choose();
          }}
          onDrop={(fact) => {
            dropKept(fact);
            choose();
          }}
        />
      )}
      {!step && (
        <p className={css.over}>
          {standing.length === steps.length
            ? 'Wszystkie kroki tego lotu są zapisane.'
            : 'Ten lot ma już te kroki za sobą. Żeby zapisać brakujący, wybierz go powyżej.'}
        </p>
      )}
    </>
  );
}
