import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FailedReading } from '../../client/FailedReading.tsx';
import { askScreenFor } from '../../client/useAddressParams.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { PlaceholderRows } from '../../ui/states.tsx';
import { unlessUnsaved } from '../record/unsaved-changes.ts';
import css from './BellList.module.css';
import { focusMatter } from './focus-matter.ts';
import type { BellMatter } from './matters.ts';
import { isHeard, setHeard } from './sound.ts';
import type { Told } from './useMatters.ts';

interface BellListProps {
  told: Told;
  unseen: ReadonlySet<string>;
  onFollow: () => void;
}

/** What one should do, each with the way to its place; and whether the bell is heard. */
export function BellList({ told, unseen, onFollow }: BellListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { matters, isWhole, error } = told;
  // Radix passes over links when it opens
  useLayoutEffect(() => list.current?.querySelector('a')?.focus({ preventScroll: true }), []);
  return (
    <div className={css.bell}>
      <h2 id={id}>Sprawy {isWhole && <span>{matters.length}</span>}</h2>
      {matters.length > 0 && (
        <ul ref={list} aria-labelledby={id} onKeyDown={step}>
          {matters.map((it) => (
            <li key={it.key}>
              <MatterLink matter={it} isNew={unseen.has(it.key)} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
      {isWhole && matters.length === 0 && (
        <p className={css.none}>
          <Icon name="check" />
          Nic do zrobienia
        </p>
      )}
      {!isWhole && error && <FailedReading reading={told}>Nie udało się wczytać spraw</FailedReading>}
      {!isWhole && !error && <PlaceholderRows rows={2} label="Wczytywanie spraw" />}
      {isWhole && error && (
        <p className={css.stale} role="status">
          Nie udało się odświeżyć
          <Button size="s" kind="text" onClick={told.retry}>
            Spróbuj ponownie
          </Button>
        </p>
      )}
      <Sound />
    </div>
  );
}

interface MatterLinkProps {
  matter: BellMatter;
  isNew: boolean;
  onFollow: () => void;
}

function MatterLink({ matter: { key, tone, what, words, path, day }, isNew, onFollow }: MatterLinkProps) {
  const params = day && { dzien: day };
  const follow = (event: MouseEvent) => {
    // To another tab or window
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onFollow();
    const go = () => focusMatter(key);
    if (location.pathname !== path) return go();
    event.preventDefault();
    if (!params || new URLSearchParams(location.search).get('dzien') === day) return go();
    unlessUnsaved(() => {
      askScreenFor(params);
      go();
    });
  };
  return (
    <a href={params ? `${path}?${new URLSearchParams(params)}` : path} data-tone={tone} onClick={follow}>
      <Icon name={tone === 'bad' ? 'late' : 'info'} />
      <span>
        <b>{what}</b> {words}
      </span>
      {isNew && <small>nowe</small>}
    </a>
  );
}

/** Arrows, Home and End go through the matters. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const last = links.length - 1;
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 1 ? last : at - 1, Home: 0, End: last };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[to % links.length]?.focus();
}

/** Quiet, unless somebody chooses otherwise on this device. */
function Sound() {
  const [on, setOn] = useState(isHeard);
  const change = (to: boolean) => {
    setHeard(to);
    setOn(to);
  };
  return (
    <Checkbox checked={on} onChange={({ target }) => change(target.checked)}>
      Dźwięk przy nowej sprawie, na tym urządzeniu
    </Checkbox>
  );
}
