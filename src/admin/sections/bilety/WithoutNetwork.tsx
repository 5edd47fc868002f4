import { formatTime } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import type { GateList } from '../../../domain/travel/gate-list.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeskNotice } from '../../desk/DeskNotice.tsx';
import { useKeptFacts } from '../../desk/useKeptFacts.ts';
import { keptPath } from './useGateList.ts';

const codes = noun('kod', 'kody', 'kodów');
const waiting = noun('zapis czeka', 'zapisy czekają', 'zapisów czeka');

interface WithoutNetworkProps {
  /** The flight that is boarded here, and its list. */
  flight: string | undefined;
  list: GateList | undefined;
  /** In ms since 1970. */
  awaySince: number | undefined;
}

/** Since when there is no network, by what is checked meanwhile, and what waits to be sent or was refused. */
export function WithoutNetwork({ flight, list, awaySince }: WithoutNetworkProps) {
  const { kept, dropRefused } = useKeptFacts();
  const facts = kept.filter(({ path }) => path === keptPath);
  const refused = facts.filter((it) => it.refused);
  const unsent = facts.length - refused.length;
  if (awaySince === undefined && facts.length === 0) return null;
  return (
    <DeskNotice>
      <span>
        {awaySince !== undefined && (
          <>
            <b>Bez sieci od {formatTime(awaySince)}.</b> {checkedBy(flight, list)}
          </>
        )}
        {unsent > 0 && <small>{count(unsent, waiting)} na wysłanie. Nie czyść przeglądarki.</small>}
        {refused.map(({ id, words, refused: why }) => (
          <small key={id}>
            {words}: {why}
          </small>
        ))}
      </span>
      {refused.length > 0 && (
        <Button size="s" onClick={dropRefused}>
          Przyjmuję do wiadomości
        </Button>
      )}
    </DeskNotice>
  );
}

function checkedBy(flight: string | undefined, list: GateList | undefined): string {
  if (list)
    return `Skanuj dalej: lista tego lotu z ${formatTime(list.made_at)} ma ${count(list.tickets.length, codes)}.`;
  return flight ? 'Nie ma listy tego lotu: biletów nie da się sprawdzić.' : 'Bez wybranego lotu nie ma listy.';
}
