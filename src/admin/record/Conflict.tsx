import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Entity } from '../../domain/kernel/entity.ts';
import type { Field, Fields } from '../../domain/kernel/field.ts';
import { parseField } from '../../domain/kernel/schema.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { tableRoles } from '../../ui/table-roles.ts';
import css from './Conflict.module.css';
import { EventTime } from './EventTime.tsx';
import { useEvents } from './useHistory.ts';
import { type Money, usePayOut } from './usePayOut.ts';
import type { Stored } from './useSave.ts';
import { ValueWords } from './ValueWords.tsx';

interface ConflictProps {
  /** With the fields of the form alone. */
  entity: Entity;
  /** What the form began with, what is stored now, and what the form holds. */
  stored: Stored;
  theirs: Stored;
  mine: Stored;
  busy: boolean;
  money: Money | undefined;
  /** Where the history is, below /api. */
  path: string;
  onBack: () => void;
  onTheirs: () => void;
  /** The values of mine that are to be saved over theirs, with what is sent along and what is then told. */
  onChosen: (chosen: Stored, also: Stored, told?: string) => void;
}
type Side = 'theirs' | 'mine';

const save = 'Zapisz wybrane';

const { table, group, line, cell, header, rowHeader } = tableRoles;

const storedForm = (field: Field, value: unknown) => {
  const parsed = parseField(field, value);
  return 'value' in parsed ? parsed.value : value;
};

/** Two versions of a row side by side: somebody saved theirs first, and nothing gives way without a choice. */
export function Conflict(props: ConflictProps) {
  const { entity, stored, theirs, busy, money, path, onBack, onTheirs, onChosen } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer, retry } = useEvents(path);
  const begin = useEffectEvent(() => {
    heading.current?.focus();
    // Who was first stands there now, not when the form was opened
    retry();
  });
  useEffect(() => begin(), []);
  const last = answer?.data.find(({ action }) => action === 'UPDATE');
  const fields: Fields = entity.fields;
  const all = Object.entries(fields).map(([name, field]) => {
    const [was, theirValue, myValue] = [stored, theirs, props.mine].map((row) => storedForm(field, row[name]));
    // What I left as it was, they may change; where I wrote something, mine is proposed
    return { name, field, theirValue, myValue, isMine: was !== myValue };
  });
  const rows = all.filter(({ theirValue, myValue }) => theirValue !== myValue);
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(rows.map(({ name, isMine }) => [name, isMine ? 'mine' : 'theirs'])),
  );
  const same = all.length - rows.length;
  const chosen = Object.fromEntries(rows.flatMap((it) => (sides[it.name] === 'mine' ? [[it.name, it.myValue]] : [])));
  // Asked anew: what was said before was said of another price
  const values = { ...theirs, ...chosen };
  const payOut = usePayOut(money, theirs, values);
  const side = (name: string, whose: Side, field: Field, value: unknown) => (
    <td {...cell}>
      <label>
        <input
          type="radio"
          name={`${id}-${name}`}
          checked={sides[name] === whose}
          onChange={() => setSides({ ...sides, [name]: whose })}
        />
        <span>
          <ValueWords field={field} value={value} />
        </span>
      </label>
    </td>
  );
  return (
    <section className={css.panel} aria-labelledby={id}>
      <header>
        <h3 id={id} ref={heading} tabIndex={-1}>
          <Icon name="late" />
          Ktoś zapisał nowszą wersję
        </h3>
        <p>Wybierz wartość w każdym wierszu. Nic nie przepadnie bez Twojej zgody.</p>
      </header>
      <table {...table}>
        <caption className="hidden">Porównanie wersji</caption>
        <thead {...group}>
          <tr {...line}>
            <th {...header} scope="col">
              Pole
            </th>
            <th {...header} scope="col">
              <b>Ich wersja</b>
              {last && (
                <small>
                  {last.by}, <EventTime at={last.at} />
                </small>
              )}
            </th>
            <th {...header} scope="col">
              <b>Moja wersja</b>
              <small>niezapisana</small>
            </th>
          </tr>
        </thead>
        <tbody {...group}>
          {rows.map(({ name, field, theirValue, myValue }) => (
            <tr key={name} {...line}>
              <th {...rowHeader} scope="row">
                {field.label}
              </th>
              {side(name, 'theirs', field, theirValue)}
              {side(name, 'mine', field, myValue)}
            </tr>
          ))}
          {same > 0 && (
            <tr {...line}>
              <th {...rowHeader} scope="row">
                Pozostałe {count(same, nouns.field)}
              </th>
              <td {...cell} className={css.same} colSpan={2}>
                bez różnic
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {money && <money.Rows stored={stored} theirs={theirs} values={values} />}
      {money && <money.Panel stored={theirs} values={values} payOut={payOut} />}
      <footer>
        <Button size="s" onClick={onTheirs}>
          Weź całą ich wersję
        </Button>
        <Button size="s" onClick={() => setSides(Object.fromEntries(rows.map(({ name }) => [name, 'mine'])))}>
          Zostaw całą moją
        </Button>
        <Button kind="text" size="s" onClick={onBack}>
          Wróć do edycji
        </Button>
        <Button
          kind="go"
          size="s"
          disabled={busy}
          aria-disabled={payOut.isOpen || undefined}
          onClick={() => payOut.settle((also, told) => onChosen(chosen, also, told))}
        >
          {payOut.labelOf(save)}
        </Button>
      </footer>
    </section>
  );
}
