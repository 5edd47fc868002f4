import { type FormEvent, useState } from 'react';
import { longestSearch } from '../../domain/kernel/field.ts';
import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { later } from '../../ui/later.tsx';
import css from './OwnFlight.module.css';

const FoundFlight = later(() => import('./FoundFlight.tsx').then((it) => ({ default: it.FoundFlight })));

const failed = 'Nie udało się sprawdzić lotu. Sprawdź połączenie i\u00a0spróbuj ponownie.';

/**
 * The flight whose number or city is typed, shown where one asks for it. Without a script it leads to its page, or to
 * the schedule's search.
 */
export function OwnFlight() {
  const [asked, ask] = useState('');
  const [said, say] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = String(new FormData(event.currentTarget).get('lot')).trim();
    // A browser does not ask for a script twice: once the network is back the form leads to the flight's page
    if (said === failed && navigator.onLine) return;
    event.preventDefault();
    say('Szukamy…');
    const answer = () => {
      say('');
      ask(typed);
    };
    FoundFlight.fetch().then(answer, () => say(failed));
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
      <div role="status">{said || (asked && <FoundFlight key={asked} words={asked} />)}</div>
    </search>
  );
}
