import { FailedReading } from '../../client/FailedReading.tsx';
import type { Level } from '../../domain/booking/parking.ts';
import { factsOf, recommendedOf, spaceFact } from '../../domain/booking/space-facts.ts';
import type { Span } from '../../domain/booking/span.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorText, Field, Hint } from '../../ui/Field.tsx';
import { Select } from '../../ui/inputs.tsx';
import { later } from '../../ui/later.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Availability, freeOn } from './availability.ts';
import { BaysKey } from './Bays.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { LevelPlan } from './LevelPlan.tsx';
import css from './SpaceChoice.module.css';

// Few ever find a level full
const FullLevel = later(() => import('./FullLevel.tsx'));

interface SpaceChoiceProps {
  level: Level;
  space: number | null;
  availability: Availability;
  error: string | undefined;
  onLevel: (level: Level) => void;
  onSpace: (space: number) => void;
  /** The chosen days; undefined while none are. */
  stay: Span | undefined;
  onStay: (stay: Span) => void;
}

/** Level and space, as a picture of the level and as a list. */
export function SpaceChoice({ level, space, availability, error, onLevel, onSpace, stay, onStay }: SpaceChoiceProps) {
  const { taken, busy, error: failure } = availability;
  const free = taken && freeOn(level, taken);
  const failed = failure && !taken;
  const isToday = !stay && !failed;
  return (
    <Panel title="Które miejsce?" aside={<Free n={busy ? undefined : free?.length} failed={Boolean(failed)} />}>
      <LevelChoice value={level} onChange={onLevel} />
      {failed ? (
        <div className={css.failed}>
          <FailedReading reading={availability}>Nie wiemy, które miejsca są wolne.</FailedReading>
        </div>
      ) : (
        <>
          <LevelPlan level={level} taken={taken} busy={busy} value={space} onChange={onSpace} />
          <BaysKey level={level} />
          {free && <Recommended {...{ space, free, onSpace }} />}
          {taken && !busy && free?.length === 0 && <FullLevel {...{ level, taken, stay, onLevel, onStay }} />}
        </>
      )}
      <div className={css.or}>
        <Field id="space_id" label="Albo wybierz z listy">
          {(control) => (
            <Select
              {...control}
              {...(error && { 'aria-invalid': true, 'aria-describedby': 'space_id-wrong' })}
              value={space === null ? '' : String(space)}
              onChange={(event) => event.target.value !== '' && onSpace(Number(event.target.value))}
              empty={space === null ? 'Wybierz miejsce' : undefined}
              options={(free ?? []).map((it) => ({
                value: String(it),
                label: ['Miejsce', it, ...wordsOf(it)].join(' '),
              }))}
              disabled={!free?.length}
            />
          )}
        </Field>
        {isToday && <Hint>Stan na dziś. Wybierz daty, a&nbsp;pokażemy miejsca wolne przez cały pobyt.</Hint>}
      </div>
      <div role="status">{error && <ErrorText id="space_id-wrong">{error}</ErrorText>}</div>
    </Panel>
  );
}

/** ', z gniazdem': what a space has besides. */
const wordsOf = (space: number): string[] => factsOf(space).map((fact) => `(${spaceFact[fact].filter})`);

interface RecommendedProps extends Pick<SpaceChoiceProps, 'space' | 'onSpace'> {
  free: readonly number[];
}

/** Why a space is not the recommended one, and that one in a press: the nearest that has nothing others may need. */
const Recommended = ({ space, free, onSpace }: RecommendedProps) => {
  const best = recommendedOf(free);
  if (best === undefined) return null;
  const words = `Polecane: miejsce ${best}, najbliżej terminalu`;
  return (
    <div className={css.recommended}>
      {space !== null &&
        factsOf(space).map((fact) => (
          <Hint key={fact}>
            Miejsce {space} {spaceFact[fact].said}.
          </Hint>
        ))}
      {best === space ? (
        <Badge icon="check">{words}</Badge>
      ) : (
        <Button size="s" onClick={() => onSpace(best)}>
          {words}
        </Button>
      )}
    </div>
  );
};

/** How many spaces of the level are free. */
const Free = ({ n, failed }: { n: number | undefined; failed: boolean }) => (
  <span role="status" className={css.free}>
    {n === undefined ? (
      !failed && <Badge>Sprawdzamy miejsca</Badge>
    ) : (
      <Badge tone={n > 0 ? 'good' : 'bad'}>{n > 0 ? `Wolne: ${count(n, nouns.space)}` : 'Brak wolnych miejsc'}</Badge>
    )}
  </span>
);
