import { type MilestoneKind, milestoneFacts, quotedStep } from '../../domain/flight/milestone-kinds.ts';
import { labelOf } from '../../domain/kernel/choices.ts';
import { roles } from '../../domain/kernel/roles.ts';
import { formatTime } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import type { KeptFact } from '../desk/kept-facts.ts';
import css from './Steps.module.css';
import type { Step } from './steps.ts';

const minute = 60_000;

interface StepBarProps {
  step: Step;
  isNext: boolean;
  skipped: MilestoneKind[];
  mayPress: boolean;
  /** The minute that would be noted, and its bounds, in ms. */
  at: number;
  earliest: number;
  latest: number;
  busy: boolean;
  onMove: (minutes: number) => void;
  onCancel: (() => void) | undefined;
  onPress: (at: Date) => void;
  /** One that waits for the network is not to be sent. */
  onDrop: (fact: KeptFact) => void;
}

/** One press notes the step; the minute beside it may be moved before. */
export function StepBar({
  step,
  isNext,
  skipped,
  mayPress,
  at,
  earliest,
  latest,
  busy,
  onMove,
  onCancel,
  onPress,
  onDrop,
}: StepBarProps) {
  const { entry, unsent, label, kind } = step;
  const isNoted = Boolean(entry || unsent);
  if (!mayPress)
    return (
      <p className={css.over}>
        Następny krok, {quotedStep(kind)}, zapisuje {whoPresses(kind)}.
      </p>
    );
  return (
    <div className={css.bar}>
      <fieldset className={css.minute}>
        <legend className="hidden">Godzina kroku</legend>
        <button type="button" aria-keyshortcuts="-" disabled={at - minute < earliest} onClick={() => onMove(-1)}>
          −1<span className="hidden">: minutę wcześniej</span>
        </button>
        <output className="mono">{formatTime(at)}</output>
        <button type="button" aria-keyshortcuts="+" disabled={at + minute > latest} onClick={() => onMove(1)}>
          +1<span className="hidden">: minutę później</span>
        </button>
      </fieldset>
      <Button
        kind="go"
        aria-keyshortcuts="Enter"
        disabled={busy || (isNoted && at === step.at)}
        onClick={() => onPress(new Date(at))}
      >
        {isNoted ? `Popraw: ${label}` : label}
      </Button>
      {unsent && <Button onClick={() => onDrop(unsent)}>Nie wysyłaj</Button>}
      {onCancel && <Button onClick={onCancel}>Zostaw</Button>}
      {!isNoted && !isNext && skipped.length > 0 && (
        <p className={css.skipped}>
          {skipped.map(quotedStep).join(', ')}:{' '}
          {skipped.length > 1 ? 'pominięte kroki zostaną puste' : 'pominięty krok zostanie pusty'}.
        </p>
      )}
    </div>
  );
}

const whoPresses = (kind: MilestoneKind): string =>
  milestoneFacts(kind)
    .by.map((role) => labelOf(roles, role).toLowerCase())
    .join(' albo ');
