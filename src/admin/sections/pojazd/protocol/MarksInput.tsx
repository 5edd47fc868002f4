import { useId, useState } from 'react';
import {
  type CarPart,
  carParts,
  type Mark,
  type MarkKind,
  markKind,
  markWords,
  mostMarks,
  partAt,
} from '../../../../domain/booking/marks.ts';
import { type Day, formatDay, isDay } from '../../../../domain/language/days.ts';
import { CarMap } from '../../../../features/protocol/CarMap.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/inputs.tsx';
import css from './MarksInput.module.css';
import { Part } from './Part.tsx';

interface MarksInputProps {
  marks: readonly Mark[];
  /** So many were there before. */
  earlier: number;
  today: Day;
  onChange: (marks: Mark[]) => void;
}

/** The marks of a car: a tap on its drawing adds one, or a part from the list; each is a line that says it in words. */
export function MarksInput({ marks, earlier, today, onChange }: MarksInputProps) {
  const id = useId();
  const [chosen, choose] = useState<number>();
  const [isListed, setListed] = useState(false);
  const add = (mark: Omit<Mark, 'kind' | 'since'>) => {
    if (marks.length >= mostMarks) return;
    onChange([...marks, { kind: 'SCRATCH', since: today, ...mark }]);
    choose(marks.length);
  };
  const set = (at: number, change: Partial<Mark>) =>
    onChange(marks.map((it, i) => (i === at ? { ...it, ...change } : it)));
  const current = chosen !== undefined && chosen >= earlier ? marks[chosen] : undefined;
  const fresh = marks.length - earlier;
  const aside = fresh > 0 ? `nowe: ${fresh}` : earlier > 0 ? 'te same, nowych nie ma' : 'dotknij miejsca, aby dodać';
  return (
    <Part title="Ślady na aucie" part="marks" done aside={aside}>
      <div className={css.drawing}>
        <CarMap marks={marks} earlier={earlier} onPoint={(x, y) => add({ x, y, part: partAt(x, y) })} />
      </div>
      <ol className={css.marks}>
        {marks.map((mark, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is known by its number
          <li key={i}>
            <span className={css.pin} data-new={i >= earlier || undefined}>
              {i + 1}
            </span>
            <span>
              <b>{markWords(mark)}</b>
              <small>{i >= earlier ? 'nowy' : isDay(mark.since) ? `od ${formatDay(mark.since)}` : ''}</small>
            </span>
            {i >= earlier && (
              <Button
                size="s"
                kind="text"
                aria-label={`Usuń ślad ${i + 1}: ${markWords(mark)}`}
                onClick={() => {
                  onChange(marks.filter((_, at) => at !== i));
                  choose(undefined);
                }}
              >
                Usuń
              </Button>
            )}
          </li>
        ))}
      </ol>
      {current && chosen !== undefined && (
        <fieldset className={css.kinds}>
          <legend>Co to jest, ślad {chosen + 1}</legend>
          {(Object.keys(markKind) as MarkKind[]).map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={current.kind === kind}
                onChange={() => set(chosen, { kind })}
              />
              {markKind[kind].label}
            </label>
          ))}
        </fieldset>
      )}
      {isListed ? (
        <div className={css.listed}>
          <label htmlFor={`${id}-part`}>Część auta</label>
          <Select
            id={`${id}-part`}
            value=""
            empty="Wybierz"
            options={(Object.keys(carParts) as CarPart[]).map((value) => ({ value, label: carParts[value].label }))}
            onChange={({ target }) => {
              if (!target.value) return;
              add({ part: target.value as CarPart });
              setListed(false);
            }}
          />
        </div>
      ) : (
        <Button size="s" kind="text" onClick={() => setListed(true)}>
          Dodaj z listy części, bez rysunku
        </Button>
      )}
    </Part>
  );
}
