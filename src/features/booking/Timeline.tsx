import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import css from './Timeline.module.css';

/** `good` lasts until the next event, `done` is over. */
type Tone = 'good' | 'bad' | 'done' | 'coming';
export interface Event {
  tone: Tone;
  when: string;
  what: ReactNode;
}

const icons: Record<Tone, IconName> = { good: 'check', bad: 'cancel', done: 'check', coming: 'clock' };

/** What happens when, in order. */
export const Timeline = ({ events }: { events: readonly Event[] }) => (
  <ul className={css.timeline}>
    {events.map(({ tone, when, what }) => (
      <li key={`${when} ${what}`} data-tone={tone}>
        <Icon name={icons[tone]} />
        <div>
          <strong>{when}</strong>
          <span>{what}</span>
        </div>
      </li>
    ))}
  </ul>
);
