import { useMemo } from 'react';
import type { Answer } from '../../../client/useList.ts';
import { formatAmount } from '../../../domain/language/amounts.ts';
import { formatInstant, formatTime, wallTime } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import type { Overview } from '../../../domain/office/system.ts';
import { api } from '../../../domain/site/roots.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RefreshFailure } from '../../parts/RefreshFailure.tsx';
import { caresOf } from './overview.ts';
import css from './Section.module.css';
import { costOf } from './server-timing.ts';

const questions = noun('pytanie', 'pytania', 'pytań');
const ms = (it: number): string => `${Math.round(it)}\u00a0ms`;
const cares = noun('sprawa czeka', 'sprawy czekają', 'spraw czeka');

interface StandingProps {
  overview: Overview;
  /** Of the overview. */
  reading: Answer<unknown>;
}

export function Standing({ overview, reading }: StandingProps) {
  const { at, outbox, dead_letters, refunds, holds, seal } = overview;
  const waiting = caresOf(overview);
  const words = waiting > 0 ? `Działa, ${count(waiting, cares)} na Ciebie` : 'Działa, nic nie czeka na decyzję';
  const ends = holds.rows[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the answer that is shown, whatever came after it
  const cost = useMemo(() => costOf(`${api}system`), [overview]);
  return (
    <section className={css.panel} aria-labelledby="standing">
      <RefreshFailure {...reading} />
      <header>
        <h2 id="standing" data-tone={waiting > 0 ? 'warn' : 'good'}>
          <Icon name={waiting > 0 ? 'late' : 'check'} />
          {words}
        </h2>
        <p>
          Stan z {wallTime(at).slice(11, 19)}
          {cost && `, odpowiedź w ${ms(cost.total)}, ${count(cost.trips, questions)} do bazy w ${ms(cost.database)}`}
        </p>
        <Button size="s" onClick={reading.retry} disabled={reading.busy}>
          <Icon name="refresh" />
          Odśwież
        </Button>
      </header>
      <dl className={css.numbers}>
        <Figure name="Do wysłania" value={outbox.waiting}>
          {outbox.oldest ? `najstarsze z ${formatInstant(outbox.oldest)}` : 'kolejka pusta'}
        </Figure>
        <Figure name="Niedoręczone" value={dead_letters.count} tone={dead_letters.count > 0 ? 'bad' : undefined}>
          {dead_letters.count > 0 ? 'wymagają decyzji' : 'nic'}
        </Figure>
        <Figure name="Zwroty w toku" value={refunds.pending}>
          {formatAmount(refunds.amount)}
        </Figure>
        <Figure name="Trzymane miejsca" value={holds.count}>
          {ends ? `pierwsze do ${formatTime(ends.expires_at)}` : 'nikt nie płaci'}
        </Figure>
        <Figure
          name="Dziennik"
          value={seal.sealed_at ? formatTime(seal.sealed_at) : '–'}
          tone={seal.intact === false ? 'bad' : undefined}
        >
          {seal.intact === null ? 'jeszcze nie sprawdzono' : seal.intact ? 'nienaruszony' : 'naruszony'}
        </Figure>
      </dl>
    </section>
  );
}

interface FigureProps {
  name: string;
  value: number | string;
  tone?: 'bad' | undefined;
  children: string;
}

const Figure = ({ name, value, tone, children }: FigureProps) => (
  <div data-tone={tone}>
    <dt>{name}</dt>
    <dd>
      {value} <small>{children}</small>
    </dd>
  </div>
);
