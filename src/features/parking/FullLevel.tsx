import useSWR from 'swr';
import { searched } from '../../domain/booking/nearest-stay.ts';
import { type Level, levels } from '../../domain/booking/parking.ts';
import type { Span } from '../../domain/booking/span.ts';
import { formatShort, wireDay } from '../../domain/language/days.ts';
import { count, nouns } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../booking/Notice.tsx';
import { freeOn, readTaken } from './availability.ts';
import { nearestFreeStay } from './nearest-stay.ts';

interface FullLevelProps {
  level: Level;
  /** What is taken on the chosen days. */
  taken: ReadonlySet<number>;
  /** The chosen days; undefined while none are. */
  stay: Span | undefined;
  onLevel: (level: Level) => void;
  onStay: (stay: Span) => void;
}

/** Ways out where a level has no space left: another level and, where all are full, the nearest days. */
export default function FullLevel({ level, taken, stay, onLevel, onStay }: FullLevelProps) {
  const free = levels.map((it) => ({ level: it, left: it === level ? 0 : freeOn(it, taken).length }));
  const { level: other, left } = free.reduce((best, it) => (it.left > best.left ? it : best));
  const days = stay && searched(stay);
  const path =
    left === 0 && days ? `${new URLSearchParams({ since: wireDay(days.since), until: wireDay(days.until) })}` : null;
  const { data: rows, isLoading } = useSWR(path, readTaken);
  const nearest = stay && rows && nearestFreeStay(rows, stay);
  if (left > 0)
    return (
      <Notice tone="warn" title={`Na poziomie ${level} nie ma wolnych miejsc`}>
        <p>
          Na poziomie {other} czeka {count(left, nouns.space)}.
        </p>
        <Button onClick={() => onLevel(other)}>Pokaż poziom {other}</Button>
      </Notice>
    );
  return (
    <Notice tone="warn" title="W tych dniach cały parking jest zajęty">
      {nearest && (
        <>
          <p>
            Najbliższe wolne dni tej samej długości: {formatShort(nearest.since)} – {formatShort(nearest.until)}.
          </p>
          <Button onClick={() => onStay(nearest)}>Wybierz te dni</Button>
        </>
      )}
      {isLoading && <p role="status">Szukamy najbliższych wolnych dni…</p>}
      {stay && !isLoading && !nearest && <p>Wybierz inne daty.</p>}
    </Notice>
  );
}
