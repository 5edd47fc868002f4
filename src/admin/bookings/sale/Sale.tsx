import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { useSend } from '../../../client/useSend.ts';
import type { Entity, Shape } from '../../../domain/kernel/entity.ts';
import { formatShort, today } from '../../../domain/language/days.ts';
import { useForm } from '../../../fields/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { wireRow } from '../../record/row-call.ts';
import { useAskBeforeUnload } from '../../record/unsaved-changes.ts';
import { useSaveKey } from '../../record/useSaveKey.ts';
import { type Way, ways } from '../DeskMoney.tsx';
import { Person } from './Person.tsx';
import css from './Sale.module.css';
import { type NextAct, Sold } from './Sold.tsx';
import type { SaleChoice } from './sale-choice.ts';
import { Total } from './Total.tsx';
import { Trouble, type TroubleOf } from './Trouble.tsx';
import { useDraft } from './useDraft.ts';

interface Booked {
  id: number;
  number: string;
  way: Way;
  /** It is taken now, and no longer among what is free. */
  wanted: SaleChoice;
}
interface Draft {
  values: Record<string, unknown>;
  booked?: Booked | undefined;
}

export interface SaleProps {
  entity: Entity;
  /** Who it is for, and what else is typed of them. */
  shape: Shape;
  /** The days, and what they are narrowed by. */
  head: ReactNode;
  /** How the first column is called, and what there is to choose. */
  place: string;
  /** What there is to choose; what is booked stays among it. */
  children: (booked: SaleChoice | undefined) => ReactNode;
  wanted: SaleChoice | undefined;
  /** What is as good as what somebody else took. */
  otherThan: (taken: SaleChoice) => SaleChoice | undefined;
  /** Paths below /api that say what is free. */
  reads: readonly string[];
  nextOf: (id: number, row: Readonly<Record<string, unknown>>) => NextAct;
  /** 'wydanie' */
  begins: string;
  /** Whoever has sold, or gives up, goes back there. */
  onBack: () => void;
  onSold: () => void;
}

/** Serves somebody at the desk on one screen: what they want, who they are, and their money. */
export function Sale(props: SaleProps) {
  const { entity, shape, head, place, children, otherThan, reads, nextOf, begins, onBack, onSold } = props;
  const id = useId();
  const screen = useRef<HTMLElement>(null);
  const way = useRef<Way>('LINK');
  const readAgain = useReadAgain();
  const { send, busy, errors } = useSend();
  const [trouble, setTrouble] = useState<TroubleOf>();
  const [draft, keep] = useDraft<Draft>(`sale ${entity.table}`, () => ({ values: {} }));
  const { values, booked } = draft;
  const wanted = booked?.wanted ?? props.wanted;
  useAskBeforeUnload(!booked && Object.values(values).some(Boolean));
  const latest = useRef(draft);
  const put = (to: Draft) => {
    latest.current = to;
    keep(to);
  };
  const form = useForm<Shape>(shape, {
    store: {
      values,
      // Several are filled in at once where somebody is known
      change: (name, value) => put({ ...latest.current, values: { ...latest.current.values, [name]: value } }),
    },
    errors,
    busy,
    send: (row) => wanted && book(wanted, row),
  });
  const book = (of: SaleChoice, row: Readonly<Record<string, unknown>>) => {
    setTrouble(undefined);
    void send<{ data: { id: number; order_number: string } }>({
      method: 'POST',
      path: entity.path,
      json: { ...wireRow(entity.fields, of.row), ...row },
      once: true,
      changes: [entity.path],
      of: entity,
      after: ({ data }) =>
        put({ ...latest.current, booked: { id: data.id, number: data.order_number, way: way.current, wanted: of } }),
      otherwise: ({ status, message, errors: wrong }) => {
        if (wrong || (status > 0 && status < 500 && status !== 409)) return false;
        setTrouble({ kind: status === 0 ? 'away' : status === 409 ? 'taken' : 'failed', wanted: of, words: message });
        if (status === 409) void readAgain(...reads);
        return true;
      },
    });
  };
  const pay = (by: Way) => {
    way.current = by;
    form.form.ref.current?.requestSubmit();
  };
  const toMoney = () => screen.current?.querySelector<HTMLElement>('[data-ways] button')?.focus();
  useSaveKey(() => {
    const act = screen.current?.querySelector<HTMLElement>('button[data-kind=go]:not(:disabled)');
    if (act) act.click();
    else toMoney();
  });
  useEffect(() => {
    screen.current?.querySelector<HTMLElement>('input')?.focus();
  }, []);
  const end = () => {
    latest.current = { values: {} };
    keep(undefined);
    onSold();
  };
  const starts = wanted?.stay.since;
  const other = trouble?.kind === 'taken' ? otherThan(trouble.wanted) : undefined;
  return (
    <section
      ref={screen}
      className={css.sale}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onBack();
      }}
    >
      <div className={css.head}>
        <h2 id={id}>Obsługa klienta</h2>
        <fieldset disabled={booked !== undefined}>
          <legend className="hidden">Dni</legend>
          {head}
        </fieldset>
      </div>
      <div className={css.columns}>
        <section aria-label={place} tabIndex={-1}>
          <h3>{place}</h3>
          <fieldset disabled={booked !== undefined}>
            <legend className="hidden">{place}</legend>
            {children(booked?.wanted)}
          </fieldset>
        </section>
        <section aria-labelledby={`${id}-person`}>
          <h3 id={`${id}-person`}>Klient</h3>
          <fieldset disabled={booked !== undefined}>
            <legend className="hidden">Klient</legend>
            <Person shape={shape} form={form} sold={booked !== undefined} onLast={toMoney} />
          </fieldset>
        </section>
        <section aria-labelledby={`${id}-money`}>
          <h3 id={`${id}-money`}>Zapłata {booked && <small>{booked.number}</small>}</h3>
          <Total wanted={wanted} place={place} />
          {trouble && !booked && (
            <Trouble
              trouble={trouble}
              other={
                other && {
                  ...other,
                  choose: () => {
                    other.choose();
                    setTrouble(undefined);
                  },
                }
              }
              onAgain={() => pay(way.current)}
            />
          )}
          {booked && wanted ? (
            <Sold
              key={booked.id}
              entity={entity}
              id={booked.id}
              way={booked.way}
              next={starts === today() ? nextOf(booked.id, values) : undefined}
              later={`Gotowe, ${begins} ${starts ? formatShort(starts) : ''}`}
              onEnd={end}
              onReleased={() => put({ values })}
            />
          ) : (
            <fieldset data-ways className={css.ways} disabled={!wanted || busy} aria-busy={busy}>
              <legend>Sposób zapłaty (rezerwuje od razu)</legend>
              {(Object.keys(ways) as Way[]).map((it) => (
                <Button key={it} size="s" onClick={() => pay(it)}>
                  {ways[it]}
                </Button>
              ))}
            </fieldset>
          )}
        </section>
      </div>
      <p className={css.keys}>
        <kbd>Enter</kbd> następne pole, strzałki: lista, <kbd>Ctrl</kbd> <kbd>Enter</kbd> pobierz, potem dalej,{' '}
        <kbd>Esc</kbd> wstecz, nic nie ginie
      </p>
    </section>
  );
}
