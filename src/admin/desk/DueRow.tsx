import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Act, ActLink } from '../parts/Act.tsx';
import css from './DueRow.module.css';
import type { Due, NextAct } from './due.ts';

interface DueRowProps {
  due: Due;
  /** What it is called where it is told elsewhere. */
  matter: string;
  tone?: 'bad' | 'warn' | 'info' | undefined;
  /** A sentence stands beside the name: the row has the whole width. */
  wide?: boolean | undefined;
  /** Its turn: the one amber of the panel. */
  next?: boolean | undefined;
}

const Next = ({ act, name, next }: { act: NextAct; name: string; next: boolean | undefined }) => {
  const look = {
    size: 's',
    kind: next ? 'go' : 'line',
    'data-action': 'next',
    'aria-label': `${act.label}: ${name}`,
  } as const;
  return 'href' in act ? (
    <ButtonLink {...look} href={act.href}>
      {act.label}
    </ButtonLink>
  ) : (
    <Button {...look} onClick={act.run}>
      {act.label}
    </Button>
  );
};

/** One thing to do: when, with whom, whether it is paid, and its one next act, always in the same column. */
export function DueRow({ due, matter, tone, wide, next }: DueRowProps) {
  const { name, hour, since, who, pay, why, note, act, others = [] } = due;
  const Hour = hour && !wide ? 'time' : 'span';
  return (
    <li
      className={css.row}
      data-row
      data-matter={matter}
      tabIndex={-1}
      data-tone={tone}
      data-wide={wide || undefined}
      data-pay={pay ? '' : undefined}
      data-next={next || undefined}
    >
      <Hour className={css.hour}>
        {hour ?? '–'}
        <small>{hour === null ? 'bez godziny' : since}</small>
      </Hour>
      <div className={css.who}>{who}</div>
      {why && <p className={css.why}>{why}</p>}
      {pay && <div className={css.pay}>{pay}</div>}
      <div className={css.act}>
        <Next act={act} name={name} next={next} />
      </div>
      {(note || others.length > 0) && (
        <p className={css.note}>
          {note && (
            <span>
              <Icon name="info" />
              {note}
            </span>
          )}
          {others.map((other) =>
            'href' in other ? (
              <ActLink key={other.label} of={name} href={other.href}>
                {other.label}
              </ActLink>
            ) : (
              <Act key={other.label} of={name} onClick={other.run}>
                {other.label}
              </Act>
            ),
          )}
        </p>
      )}
      {due.matter && <div className={css.matter}>{due.matter}</div>}
    </li>
  );
}
