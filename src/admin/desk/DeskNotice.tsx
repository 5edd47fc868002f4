import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import css from './DeskNotice.module.css';

/** What the desk has to know about the network, above what it has to do: words in one span, and a button. */
export const DeskNotice = ({ children }: { children: ReactNode }) => (
  <div className={css.notice} role="status">
    <Icon name="offline" />
    {children}
  </div>
);
