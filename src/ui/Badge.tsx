import type { ReactNode } from 'react';
import css from './Badge.module.css';
import { Icon, type IconName } from './Icon.tsx';

export type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad';

const shapes: Record<Tone, IconName> = { neutral: 'clock', info: 'info', good: 'check', warn: 'late', bad: 'cancel' };

/** A status: a shape, a word and a tone, in that order, so that tone is never alone. */
export const Badge = ({
  tone = 'neutral',
  icon = shapes[tone],
  asOf,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  /** Of when it is: said where what it stands in is old. */
  asOf?: string | undefined;
  children: ReactNode;
}) => (
  <span className={css.badge} data-tone={tone} data-as-of={asOf}>
    <Icon name={icon} />
    {children}
  </span>
);
