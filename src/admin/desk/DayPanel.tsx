import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { keep, localStore } from '../../client/storage.ts';
import type { Answer } from '../../client/useList.ts';
import { longestSearch } from '../../domain/kernel/field.ts';
import { type Day, formatLongDay } from '../../domain/language/days.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { InputBox } from '../parts/InputBox.tsx';
import { unreadWords } from '../parts/unread.ts';
import { DayFoot } from './DayFoot.tsx';
import { DayGroup } from './DayGroup.tsx';
import css from './DayPanel.module.css';
import { type DueGroup, found, isExactly, meant } from './due.ts';
import { KeptFacts } from './KeptFacts.tsx';
import { useDayKeys } from './useDayKeys.ts';
import { useKeptFacts } from './useKeptFacts.ts';

/** What a desk has to do today, in the order in which it presses. */
export interface DayGroups {
  overdue: DueGroup;
  /** Side by side: what begins and what ends today. */
  begin: DueGroup;
  end: DueGroup;
  notCome: DueGroup;
  /** Over, and not paid for in whole. */
  owed: DueGroup;
  /** Money that waits to be given back by hand. */
  handBack: DueGroup;
}

interface DayPanelProps {
  today: Day;
  /** undefined while nothing is known. */
  groups: DayGroups | undefined;
  reading: Omit<Answer<unknown>, 'answer'>;
  placeholder: string;
  /** Serves somebody who has just come to the desk. */
  onServe: () => void;
  /** Looks for what is not today's among all bookings. */
  onSearchAll: (words: string) => void;
  /** What an empty day looks forward to. */
  coming: string | undefined;
}

/** In pixels, where this browser has not shown one yet. */
const usualHeight = 420;
const placeholderHeight = 80;

/** 'Dziś': all that a desk has to do, without a click, and of each its one next act. */
export function DayPanel({ today, groups, reading, placeholder, onServe, onSearchAll, coming }: DayPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const body = useRef<HTMLDivElement>(null);
  const place = `dzis ${placeholder}`;
  const { error, readAt, retry } = reading;
  const facts = useKeptFacts();
  // The room that it had last, so that nothing below it moves when the day comes: with its notices, and on an empty day
  const room = groups ? undefined : Number(localStore?.getItem(place)) || usualHeight;
  useEffect(() => {
    if (groups && !error && typed === '' && body.current) keep(localStore, place, String(body.current.offsetHeight));
  });
  const shown = groups && filtered(groups, typed);
  const all = shown
    ? [shown.overdue, shown.begin, shown.end, shown.notCome, shown.owed, shown.handBack].flatMap(({ rows }) => rows)
    : [];
  const turn = shown && (typed.trim() ? meant(all, typed) : (shown.begin.rows[0] ?? shown.end.rows[0]));
  const search = () => panel.current?.querySelector<HTMLInputElement>('input[type=search]');
  useDayKeys(panel, {
    onServe,
    onBurst: (begun) => {
      setTyped(begun);
      search()?.focus();
    },
    onEnter: (byReader) => {
      if (!typed.trim()) return;
      // A reader has read all of it: what only begins alike is somebody else's
      if (turn && (!byReader || isExactly(turn, typed))) {
        panel.current?.querySelector<HTMLElement>('[data-next] [data-action=next]')?.click();
        setTyped('');
      } else if (byReader || all.length === 0) search()?.select();
      // Several: J, K and Enter choose
      else panel.current?.querySelector<HTMLElement>('[data-row]')?.focus();
    },
  });
  const group = (it: DueGroup, wide = false) =>
    (it.rows.length > 0 || !wide) && (
      <DayGroup key={it.title} group={it} wide={wide} turn={turn} searched={typed !== ''} />
    );
  return (
    <section className={css.panel} ref={panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>
          Dziś <small>{formatLongDay(today)}</small>
        </h2>
        <InputBox className={css.search}>
          <Icon name="search" />
          <span className="hidden">Szukaj w dzisiejszych</span>
          <input
            type="search"
            placeholder={placeholder}
            maxLength={longestSearch}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <kbd>/</kbd>
        </InputBox>
        <Button size="s" onClick={onServe}>
          <Icon name="plus" />
          Obsłuż klienta <kbd>N</kbd>
        </Button>
      </div>
      <div ref={body} className={css.body} style={{ minBlockSize: room }}>
        <KeptFacts {...facts} />
        {room && error && <FailedReading reading={reading}>{unreadWords(error)}</FailedReading>}
        {room && !error && (
          <div className={css.waiting}>
            <PlaceholderRows rows={Math.ceil(room / placeholderHeight)} label="Wczytywanie dzisiejszych" />
          </div>
        )}
        {shown && all.length === 0 && (
          <Blank typed={typed} coming={coming}>
            {typed && (
              <Button size="s" kind="go" onClick={() => onSearchAll(typed.trim())}>
                Szukaj we wszystkich rezerwacjach
              </Button>
            )}
            <Button size="s" onClick={typed ? () => setTyped('') : onServe}>
              {typed ? 'Wyczyść szukanie' : 'Obsłuż klienta'}
            </Button>
          </Blank>
        )}
        {shown && all.length > 0 && (
          <>
            {group(shown.overdue, true)}
            <div className={css.columns}>
              {group(shown.begin)}
              {group(shown.end)}
            </div>
            {group(shown.notCome, true)}
            {group(shown.owed, true)}
            {group(shown.handBack, true)}
          </>
        )}
      </div>
      <DayFoot {...{ error, readAt, retry }} hasDay={groups !== undefined} />
      <p className="hidden" role="status">
        {typed && `Znaleziono: ${all.length}`}
      </p>
    </section>
  );
}

const filtered = (groups: DayGroups, typed: string): DayGroups =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [name, { ...group, rows: found(group.rows, typed) }]),
  ) as unknown as DayGroups;

const Blank = ({ typed, coming, children }: { typed: string; coming: string | undefined; children: ReactNode }) => (
  <div className={css.blank}>
    <Icon name={typed ? 'search' : 'check'} />
    <b>{typed ? `Dziś nie ma: „${typed}”` : 'Na dziś nic już nie zostało'}</b>
    {!typed && coming && <span>{coming}</span>}
    {children}
  </div>
);
