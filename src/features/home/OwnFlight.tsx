import * as pages from '../../domain/site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import css from './OwnFlight.module.css';

/** Leads to the flight whose number is typed, to the schedule's search with anything else; needs no script. */
export const OwnFlight = () => (
  <search className={css.own}>
    <form action={pages.flightSearch}>
      <label htmlFor="lot">Twój lot</label>
      <input id="lot" name="lot" placeholder="Numer lotu albo miasto" autoComplete="off" enterKeyHint="go" />
      <Button type="submit" kind="go">
        Pokaż lot
      </Button>
    </form>
  </search>
);
