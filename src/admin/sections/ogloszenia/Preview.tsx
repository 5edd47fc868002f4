import { useId } from 'react';
import { dayOf, formatDay, formatInstant, parseInstant, today } from '../../../domain/language/days.ts';
import { typeset } from '../../../domain/language/typeset.ts';
import { type AnnouncementState, stateOf } from '../../../domain/site/announcement-state.ts';
import { Icon } from '../../../ui/Icon.tsx';
import css from './Preview.module.css';

const text = (value: unknown) => typeset(String(value ?? '').trim());

/** Why the public will not see it now, as it stands in the form; undefined where it will, or its days are not typed. */
function whyUnseen({ draft, valid_from, valid_until }: Record<string, unknown>): string | undefined {
  const from = parseInstant(String(valid_from ?? ''));
  const until = parseInstant(String(valid_until ?? ''));
  const far = new Date(Date.now() + 1).toISOString();
  const state = stateOf({ draft: draft === true, valid_from: from, valid_until: until ?? far }, Date.now());
  const why = {
    over: 'Ta data już minęła: ogłoszenia nie zobaczy nikt poza pracownikami.',
    draft: 'To szkic: ogłoszenia nie zobaczy nikt poza pracownikami.',
    coming: `Podróżni zobaczą je dopiero ${from ? formatInstant(from) : ''}.`,
    shown: undefined,
  } satisfies Record<AnnouncementState, string | undefined>;
  return why[state];
}

/** An announcement as the public will see it, while it is being written. */
export function Preview({ values }: { values: Record<string, unknown> }) {
  const id = useId();
  const until = parseInstant(String(values.valid_until ?? ''));
  const created = parseInstant(String(values.create_time ?? ''));
  const unseen = whyUnseen(values);
  return (
    <section className={css.preview} aria-labelledby={id}>
      <h3 id={id}>Podgląd: tak zobaczą to podróżni</h3>
      <div role="status">
        {unseen && (
          <p className={css.unseen}>
            <Icon name="late" />
            {unseen}
          </p>
        )}
      </div>
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
