import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import css from './Section.module.css';

interface NoticeProps {
  tone: 'good' | 'warn' | 'bad' | 'neutral';
  icon: IconName;
  title: ReactNode;
  children?: ReactNode;
  /** It is on paper, too. */
  printed?: boolean;
}

/** What somebody has to know of a day before they close it, or of its closing. */
export const Notice = ({ tone, icon, title, children, printed }: NoticeProps) => (
  <div className={css.notice} data-tone={tone} data-printed={printed || undefined} role="status">
    <Icon name={icon} />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </div>
);
