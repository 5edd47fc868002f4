import { formatTime } from '../../../domain/language/days.ts';
import { AwayBar } from '../../desk/AwayBar.tsx';

interface WithoutNetworkProps {
  /** In ms since 1970; undefined: there is one. */
  awaySince: number | undefined;
  /** When what is shown was read. */
  readAt: number | undefined;
}

/** Since when there is no network, and of when the plan is that is shown meanwhile, to be read alone. */
export function WithoutNetwork({ awaySince, readAt }: WithoutNetworkProps) {
  if (awaySince === undefined) return null;
  return (
    <AwayBar>
      <span>
        <b>Bez sieci od {formatTime(awaySince)}: tylko podgląd.</b>{' '}
        {readAt !== undefined && `Plan z ${formatTime(readAt)}. `}Bramki zmienisz, gdy sieć wróci.
      </span>
    </AwayBar>
  );
}
