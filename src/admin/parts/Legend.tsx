import css from './Legend.module.css';

/** What the marks of a picture mean: its own styles draw each by its `data-state`. */
export const Legend = ({ states }: { states: Readonly<Record<string, string>> }) => (
  <ul className={css.legend} aria-label="Legenda">
    {Object.entries(states).map(([state, words]) => (
      <li key={state}>
        <i data-state={state} /> {words}
      </li>
    ))}
  </ul>
);
