import { type FormEvent, useState } from 'react';
import { longestSearch } from '../../domain/kernel/field.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import css from './OwnFlight.module.css';

const FoundFlight = later(
  () => import('./FoundFlight.tsx').then((it) => ({ default: it.FoundFlight })),
  () => 'Szukamy…',
);

/**
 * The flight whose number or city is typed, shown where one asks for it. Without a script it leads to its page, or to
 * the schedule's search.
 */
export function OwnFlight() {
  const [asked, ask] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('lot')).trim();
    event.preventDefault();
    ask(typed);
  };
  return (
    <search className={css.own}>
      <form action={pages.flightSearch} onSubmit={submit}>
        <label htmlFor="lot">Twój lot</label>
        <input
          id="lot"
          name="lot"
          placeholder="Numer lotu albo miasto"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={longestSearch}
        />
        <Button type="submit" kind="go">
          Pokaż lot
        </Button>
      </form>
      <div role="status">{asked && <FoundFlight key={asked} words={asked} />}</div>
    </search>
  );
}
