import css from './Strength.module.css';
import { levels, strengthOf } from './strength.ts';

/** How strong a new password is, drawn and said. */
export function Strength({ password, guessable }: { password: string; guessable: readonly string[] }) {
  const level = password === '' ? undefined : strengthOf(password, guessable);
  return (
    <div className={css.strength} data-level={level}>
      <span className={css.bar} aria-hidden="true" />
      <p role="status">
        {level === undefined ? 'Najlepsze są trzy lub cztery przypadkowe słowa' : `Siła hasła: ${levels[level]}`}
      </p>
    </div>
  );
}
