import type { ReactNode } from 'react';
import { PlaceholderRows } from '../../ui/states.tsx';
import css from './Shell.module.css';

/** The back-office before it is known who opens it: nothing moves when it comes. */
export const Skeleton = ({ children }: { children?: ReactNode }) => (
  <div className={css.office}>
    <div className={css.side} />
    <div className={css.screen}>
      <div className={css.bar} />
      <main id="tresc" className={css.main}>
        {children || <PlaceholderRows />}
      </main>
    </div>
  </div>
);
