import { useId } from 'react';
import { dayOf, formatDay, parseInstant, today } from '../../../domain/language/days.ts';
import { typeset } from '../../../domain/language/typeset.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Preview.module.css';

const text = (value: unknown) => typeset(String(value ?? '').trim());

/** An announcement as the public will see it, while it is being written. */
export function Preview({ values }: { values: Record<string, unknown> }) {
  const id = useId();
  const until = parseInstant(String(values.valid_until ?? ''));
  const created = parseInstant(String(values.create_time ?? ''));
  const isOver = until !== null && Date.parse(until) <= Date.now();
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id}>Podgląd: tak zobaczą to podróżni</h3>
      {isOver && (
        <p className={css.over}>
          <Icon name="late" />
          Ta data już minęła: ogłoszenia nie zobaczy nikt poza pracownikami.
        </p>
      )}
      <article>
        <time>{formatDay(created ? dayOf(created) : today())}</time>
        {values.travel === true && (
          <span className={css.mark}>
            <Icon name="late" />
            Ważne dla podróżnych dziś
          </span>
        )}
        <h4>{text(values.title) || 'Tytuł'}</h4>
        <p className={css.text}>{text(values.content) || 'Treść'}</p>
        <p className={css.until}>
          <Icon name="clock" />
          <span>Ważne do {until ? formatDay(dayOf(until)) : '…'}</span>
        </p>
      </article>
    </section>
  );
}
