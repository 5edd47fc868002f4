import type { ReactNode } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import css from './ProtocolFoot.module.css';

interface ProtocolFootProps {
  /** What is still to be filled in, by its names. */
  missing: readonly string[];
  /** What will happen when nothing is missing. */
  then: string | undefined;
  act: string;
  busy: boolean;
  /** What else may be done. */
  children: ReactNode;
}

/** What is missing from a protocol, or what its button will do. */
export const ProtocolFoot = ({ missing, then, act, busy, children }: ProtocolFootProps) => (
  <div className={css.foot}>
    <p role="status">
      {missing.length > 0 ? (
        <>
          <b>Brakuje: {missing.join(', ')}.</b> Przycisk prowadzi tam, gdzie tego brakuje.
        </>
      ) : (
        <>
          <b>Wszystko jest.</b> {then}
        </>
      )}
    </p>
    {children}
    <Button kind="go" type="submit" disabled={busy}>
      <Icon name={missing.length > 0 ? 'info' : 'check'} />
      {busy ? 'Zapisywanie…' : act}
    </Button>
  </div>
);
