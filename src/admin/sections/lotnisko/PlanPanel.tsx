import { FailedReading } from '../../../client/FailedReading.tsx';
import type { Answer } from '../../../client/useList.ts';
import { airfieldMessages } from '../../../domain/airfield/airfield.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty } from '../../../ui/states.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Plan, WaitingPlan } from './Plan.tsx';
import css from './PlanPanel.module.css';
import type { Place } from './places.ts';

interface PlanPanelProps {
  reading: Pick<Answer<unknown>, 'answer' | 'error' | 'busy' | 'readAt' | 'retry'>;
  places: readonly Place[];
  onChoose: (place: Place) => void;
}

/** The drawn plan with its legend, and how old it is. */
export function PlanPanel({ reading, places, onChoose }: PlanPanelProps) {
  const { answer, error, readAt, retry } = reading;
  return (
    <Sheet
      className={css.panel}
      title="Plan lotniska"
      tools={
        <ul aria-label="Legenda">
          <li>
            <Badge tone="good" icon="check">
              Gotowy, gotowa
            </Badge>
          </li>
          <li>
            <Badge tone="good" icon="box">
              Pusty
            </Badge>
          </li>
          <li>
            <Badge tone="warn" icon="plane">
              Zajęty, zajęta
            </Badge>
          </li>
          <li>
            <Badge tone="bad" icon="full">
              Pełny
            </Badge>
          </li>
          <li>
            <Badge tone="neutral" icon="x">
              Zamknięty, zamknięta
            </Badge>
          </li>
        </ul>
      }
    >
      {answer ? (
        places.length > 0 ? (
          <Plan places={places} onChoose={onChoose} />
        ) : (
          <Empty>{airfieldMessages.missing}</Empty>
        )
      ) : error ? (
        <FailedReading reading={reading} of={{ messages: airfieldMessages }}>
          {error.status === 404 ? airfieldMessages.missing : undefined}
        </FailedReading>
      ) : (
        <WaitingPlan />
      )}
      <footer>
        <p>Wybierz element planu, aby go zmienić. Numer lotu widać tam, gdzie miejsce jest zajęte.</p>
        {answer !== undefined && readAt !== undefined && (
          <span role={error ? 'status' : undefined}>
            {error ? 'Nie udało się odświeżyć. Stan z ' : 'Odświeżono '}
            <time className="mono">{formatTime(readAt)}</time>
          </span>
        )}
        <Button kind="text" size="s" onClick={retry}>
          <Icon name="refresh" />
          Odśwież
        </Button>
      </footer>
    </Sheet>
  );
}
