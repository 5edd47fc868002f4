import { FailedReading } from '../../../client/FailedReading.tsx';
import { useList } from '../../../client/useList.ts';
import { useSend } from '../../../client/useSend.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PlaceholderRows } from '../../../ui/states.tsx';
import { Act } from '../../parts/Act.tsx';
import { SectionIcon } from '../../parts/SectionIcon.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import css from './Devices.module.css';
import { whenSeen } from './when-seen.ts';

interface OwnSession {
  id: string;
  device: string;
  create_time: string;
  last_used: string;
  current: boolean;
}

/** Where one is signed in, and the way to end that from here. */
export function Sessions() {
  const reading = useList<OwnSession>('sessions');
  const { answer, error } = reading;
  const { send, busy } = useSend();
  const others = answer?.data.filter(({ current }) => !current) ?? [];
  const names = numbered(answer?.data.map((it) => `${it.device}, ${whenSeen(it.last_used)}`) ?? []);
  const end = (path: string, done: string) => void send({ method: 'DELETE', path, done, changes: ['sessions'] });
  return (
    <Sheet
      id="sesje"
      title="Urządzenia i sesje"
      aside={
        others.length > 0 && (
          <Act
            kind="bad"
            disabled={busy}
            onClick={() => end('sessions?others=1', 'Wylogowano pozostałe urządzenia')}
          >{`WYLOGUJ POZOSTAŁE ${others.length}`}</Act>
        )
      }
    >
      {error && !answer ? (
        <FailedReading reading={reading} />
      ) : !answer ? (
        <PlaceholderRows rows={2} />
      ) : (
        <ul>
          {answer.data.map(({ id, device, current, create_time, last_used }, at) => (
            <li key={id} className={css.device} data-current={current || undefined}>
              <span className={css.tile}>
                <SectionIcon name={/iOS|Android/.test(device) ? 'mobile' : 'laptop'} />
              </span>
              <span>
                <b>{device}</b>
                <small>{current ? `od ${whenSeen(create_time)}` : `ostatnio ${whenSeen(last_used)}`}</small>
              </span>
              {current ? (
                <Badge tone="good">To urządzenie</Badge>
              ) : (
                <Act of={names[at]} disabled={busy} onClick={() => end(`sessions/${id}`, 'Wylogowano urządzenie')}>
                  WYLOGUJ
                </Act>
              )}
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** Devices of one kind that were used in the same minute are told apart by a number: 'Firefox, dziś, 08:12 (2)'. */
const numbered = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const n = names.slice(0, at + 1).filter((it) => it === name).length;
    return n > 1 ? `${name} (${n})` : name;
  });
