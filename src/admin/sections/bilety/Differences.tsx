import { useId } from 'react';
import { useAnswer } from '../../../client/useList.ts';
import { useReadAgain } from '../../../client/useReadAgain.ts';
import { useSend } from '../../../client/useSend.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import type { BoardingDifference } from '../../../domain/travel/gate-list.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Failed } from '../../../ui/states.tsx';
import css from './Differences.module.css';
import { differenceWords } from './difference-words.ts';

const path = 'gate-list/differences';
/** Another gate may have sent one that concerns this one. */
const live = { refreshInterval: 15_000, revalidateOnFocus: true };

/** What was wrong with whom a gate without a network has let in, until whoever did so has seen it. */
export function Differences() {
  const id = useId();
  const reading = useAnswer<{ data: BoardingDifference[] }>(path, undefined, live);
  const { send, busy } = useSend();
  const readAgain = useReadAgain();
  const all = reading.answer?.data ?? [];
  // Nobody has asked for it: a dialog would take the keys of whoever scans. Without a network the desk says so
  const isFailed = !reading.answer && reading.error !== undefined && reading.error.status !== 0;
  const see = (difference: number) =>
    void send({ method: 'POST', path: `${path}/${difference}`, after: () => void readAgain(path) });
  return (
    <div role="status">
      {isFailed && <Failed retry={reading.retry}>Nie udało się wczytać, kto jest do wyjaśnienia</Failed>}
      {all.length > 0 && (
        <section className={css.panel} aria-labelledby={id}>
          <h2 id={id}>Wpuszczeni bez sieci: do wyjaśnienia</h2>
          <ul>
            {all.map((it) => (
              <li key={it.id} data-matter={`difference:${it.id}`}>
                <Icon name="late" />
                <span>
                  <b>
                    {flightNumber(it.flight)}, miejsce {it.seat}, bilet {it.ticket}
                  </b>{' '}
                  {differenceWords(it)}
                </span>
                <Button
                  size="s"
                  aria-label={`Przyjmuję do wiadomości: bilet ${it.ticket}`}
                  disabled={busy}
                  onClick={() => see(it.id)}
                >
                  Przyjmuję do wiadomości
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
