import { Icon, type IconName } from '../../ui/Icon.tsx';
import css from './Stops.module.css';

/** One of the three stops of a payment: what has happened is filled, what is in question dotted, what comes hollow. */
export interface Stop {
  state: 'done' | 'now' | 'next' | 'cut';
  icon?: IconName;
  title: string;
  text: string;
}

/** The line after a stop: what is known is solid, what is waited for moves, a lost network cuts it. */
const lineAfter = ({ state }: Stop, next: Stop): 'known' | 'moving' | 'cut' | undefined =>
  state !== 'done' || next.state === 'next'
    ? undefined
    : next.state === 'now'
      ? 'moving'
      : next.state === 'cut'
        ? 'cut'
        : 'known';

export const Stops = ({ stops }: { stops: readonly Stop[] }) => (
  <ol className={css.stops}>
    {stops.map((stop, i) => {
      const next = stops[i + 1];
      const { state, icon = state === 'done' ? 'check' : undefined, title, text } = stop;
      return (
        <li key={title} data-state={state} data-line={next && lineAfter(stop, next)}>
          <i aria-hidden="true">{icon && <Icon name={icon} />}</i>
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      );
    })}
  </ol>
);
