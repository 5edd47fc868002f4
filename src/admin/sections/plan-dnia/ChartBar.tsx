// biome-ignore-all lint/a11y/useSemanticElements: what stands by its hours is no table
import { memo } from 'react';
import type { ChartBar as Bar, ChartSpan } from '../../../domain/flight/gate-chart.ts';
import { barLabel, barWords } from '../../../domain/flight/gate-chart-words.ts';
import { formatTime } from '../../../domain/language/days.ts';
import { barElementId } from './bar-id.ts';
import css from './ChartBar.module.css';

/** Where a span is on the chart; nothing of it beyond its ends. */
export function placeOf({ since, until }: ChartSpan, shown: ChartSpan) {
  const at = (ms: number) => Math.min(Math.max(((ms - shown.since) / (shown.until - shown.since)) * 100, 0), 100);
  return { insetInlineStart: `${at(since)}%`, inlineSize: `${at(until) - at(since)}%` };
}

interface ChartBarProps {
  bar: Bar;
  gate: string | undefined;
  shown: ChartSpan;
  /** Of all bars one is reached by Tab. */
  isMeant: boolean;
  isCarried: boolean;
}

/** A stay at its gate, with what it would be by the timetable and what it will be. */
export const ChartBar = memo(function ChartBar({ bar, gate, shown, isMeant, isCarried }: ChartBarProps) {
  const { stay, look, late, level, planned, forecast, matters } = bar;
  const tone = matters.some(({ hard }) => hard) ? 'bad' : matters.length > 0 ? 'warn' : undefined;
  const line = (span: ChartSpan) => ({ ...placeOf(span, shown), '--level': level });
  return (
    <>
      {planned && <i className={css.ghost} style={line(planned)} />}
      {forecast && (
        <i className={css.forecast} style={line({ since: bar.until, until: forecast })}>
          <span>{formatTime(forecast)}</span>
        </i>
      )}
      <div
        role="gridcell"
        id={barElementId(bar.id)}
        className={css.bar}
        style={line(bar)}
        data-bar={bar.id}
        data-look={look}
        data-only={stay.flights.length > 1 ? undefined : stay.flights[0].is_departure ? 'departure' : 'arrival'}
        data-tone={tone}
        data-late={late >= 5 ? `+${late}` : undefined}
        data-carried={isCarried || undefined}
        aria-label={barWords(bar, gate)}
        tabIndex={isMeant ? 0 : -1}
      >
        <BarText bar={bar} />
      </div>
      {isCarried && (
        <i className={css.from} style={line(stay)}>
          stąd
        </i>
      )}
    </>
  );
});

export function BarText({ bar }: { bar: Bar }) {
  const { number, since, until, place } = barLabel(bar);
  return (
    <>
      {/* With a space that may break */}
      <b>{number.replace('\u00a0', ' ')}</b>{' '}
      <span>
        {since}
        <span>–{until}</span>
      </span>{' '}
      <em>{place}</em>
    </>
  );
}
