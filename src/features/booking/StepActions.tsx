import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import css from './StepActions.module.css';

/** The way back from a step of a booking, and the button that goes on. */
export const StepActions = ({ back, children }: { back: string; children: ReactNode }) => (
  <div className={css.actions}>
    <ButtonLink kind="text" href={back}>
      Wstecz
    </ButtonLink>
    {children}
  </div>
);
