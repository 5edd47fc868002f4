import type { ReactNode } from 'react';
import css from './AwayBar.module.css';
import { DeskNotice } from './DeskNotice.tsx';

/** Says what goes without a network at the foot of the window, where nothing moves for it. Stands after its screen. */
export const AwayBar = ({ children }: { children: ReactNode }) => (
  <div className={css.bar}>
    <DeskNotice>{children}</DeskNotice>
  </div>
);
