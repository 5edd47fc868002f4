import { useState } from 'react';
import { fetchJson } from '../../../client/api.ts';
import { tell } from '../../../client/tell.ts';
import { useAnswer } from '../../../client/useList.ts';
import { useTold } from '../../../client/useTold.ts';
import { monthNoun, retention } from '../../../domain/account/retention.ts';
import { formatInstant } from '../../../domain/language/days.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import { pathOf } from '../../../domain/office/back-office.ts';
import { sections } from '../../../domain/office/sections.ts';
import type { SealOfLog } from '../../../domain/office/system.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import css from './Seal.module.css';

interface Seals {
  data: { id: number; sealed_at: string; lines: number; intact: boolean }[];
}
type Check = { state: 'running' | 'good' | 'failed'; lines: number } | { state: 'bad'; at: string };

const lines = noun('wpis', 'wpisy', 'wpisów');
/** Each minute there is a seal: one that is so old is late. */
const late = 5 * 60_000;

/** Reads the seals from the first to the last; the server compares each with its lines. */
async function checkAll(show: (check: Check) => void): Promise<void> {
  let checked = 0;
  for (let after = 0; ; ) {
    const { data } = await fetchJson<Seals>(`logi/seals?after=${after}`);
    const broken = data.find(({ intact }) => !intact);
    if (broken) return show({ state: 'bad', at: broken.sealed_at });
    checked += data.reduce((sum, { lines }) => sum + lines, 0);
    const last = data.at(-1);
    if (!last) return show({ state: 'good', lines: checked });
    show({ state: 'running', lines: checked });
    after = last.id;
  }
}

/** Whether the list below can be believed, above it. */
export function Seal() {
  const reading = useAnswer<{ data: { seal: SealOfLog }[] }>('system');
  const { answer, error } = reading;
  const readAgain = useTold({ ...reading, error: answer ? undefined : error });
  const [check, setCheck] = useState<Check>();
  const begin = () => {
    setCheck({ state: 'running', lines: 0 });
    checkAll(setCheck).catch((problem: unknown) => {
      setCheck({ state: 'failed', lines: 0 });
      tell(problem, 'notRead', undefined, begin);
    });
  };
  const seal = answer?.data[0]?.seal;
  const { tone, icon, words, more } = verdict(seal, check, error !== undefined);
  return (
    <section className={css.seal} data-tone={tone} aria-label="Pieczęć dziennika">
      <Icon name={icon} />
      <p role={tone === 'bad' ? 'alert' : 'status'}>
        <b>{words}</b>
        <span>{more}</span>
      </p>
      {error && !seal ? (
        <Button size="s" onClick={readAgain}>
          <Icon name="refresh" />
          Ponów
        </Button>
      ) : (
        <Button size="s" onClick={begin} disabled={!seal || check?.state === 'running'}>
          <Icon name="refresh" />
          Sprawdź teraz
        </Button>
      )}
      {tone === 'warn' && <a href={pathOf(systemSection)}>SYSTEM</a>}
    </section>
  );
}

const [systemSection = sections[0] as (typeof sections)[number]] = sections.filter(({ slug }) => slug === 'system');

interface Verdict {
  tone: 'good' | 'info' | 'warn' | 'bad' | 'neutral';
  icon: IconName;
  words: string;
  more?: string;
}

function verdict(seal: SealOfLog | undefined, check: Check | undefined, failed: boolean): Verdict {
  if (check?.state === 'bad') return broken(`w zapisie zapieczętowanym ${formatInstant(check.at)}`);
  if (check?.state === 'running')
    return { tone: 'info', icon: 'clock', words: 'Sprawdzam dziennik…', more: count(check.lines, lines) };
  if (check?.state === 'failed')
    return { tone: 'neutral', icon: 'late', words: 'Nie udało się sprawdzić', more: 'Spróbuj jeszcze raz.' };
  if (check?.state === 'good')
    return {
      tone: 'good',
      icon: 'check',
      words: 'Dziennik nienaruszony, sprawdzono teraz',
      more: count(check.lines, lines),
    };
  if (failed) return { tone: 'neutral', icon: 'late', words: 'Nie wiadomo, czy dziennik jest nienaruszony' };
  if (!seal) return { tone: 'info', icon: 'clock', words: 'Wczytywanie…' };
  if (seal.intact === false) return broken(`przy sprawdzeniu ${seal.checked_at ? formatInstant(seal.checked_at) : ''}`);
  if (seal.sealed_at && seal.unsealed > 0 && Date.now() - Date.parse(seal.sealed_at) > late)
    return {
      tone: 'warn',
      icon: 'late',
      words: `Ostatnia pieczęć: ${formatInstant(seal.sealed_at)}`,
      more: `Nowe wpisy czekają: ${seal.unsealed}. Zadanie pieczętowania stoi.`,
    };
  if (!seal.checked_at)
    return {
      tone: 'neutral',
      icon: 'info',
      words: 'Dziennika jeszcze nie sprawdzano',
      more: 'Pieczęć powstaje co minutę.',
    };
  return {
    tone: 'good',
    icon: 'check',
    words: `Dziennik nienaruszony, sprawdzono ${formatInstant(seal.checked_at)}`,
    more: `Pieczęć powstaje co minutę. Wpisy trzymamy ${count(retention.eventLogMonths, monthNoun)}.`,
  };
}

const broken = (where: string): Verdict => ({
  tone: 'bad',
  icon: 'cancel',
  words: `Dziennik naruszony ${where}`,
  more: 'Wpisy nie zgadzają się z pieczęcią. Nic nie poprawiamy sami.',
});
