import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Entity } from '../../domain/kernel/entity.ts';
import { fetchSoon, whenIdle } from '../../ui/idle.ts';
import { later } from '../../ui/later.tsx';

const AddForm = later(() => import('../record/AddForm.tsx').then((it) => ({ default: it.AddForm })));

/** The form of a new row, asked for from elsewhere than its list. */
export interface AskedRow {
  /** How often it was asked for: one time more opens it again. */
  times: number;
  /** What it starts with. */
  initial?: Readonly<Record<string, unknown>>;
  onClose?: () => void;
}

interface NewRowProps {
  entity: Entity;
  /** The section whose odd controls the form takes. */
  slug: string;
  asked?: AskedRow | undefined;
  /** May rows be added here? */
  may?: boolean;
  /** The list it stands in. */
  box?: RefObject<HTMLElement | null>;
}

/** The form of a new row: what opens it, and itself while it is open. The focus goes back to where it was. */
export function useNewRow({ entity, slug, asked, may = true, box }: NewRowProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const open = () => {
    opener.current = document.activeElement;
    setOpen(true);
  };
  // Each once: whoever may add again, after a lost network, has not asked again
  const opened = useRef(new WeakSet<AskedRow>());
  const openAsked = useEffectEvent(open);
  useEffect(() => {
    if (!may || !asked?.times || opened.current.has(asked)) return;
    opened.current.add(asked);
    openAsked();
  }, [may, asked]);
  useEffect(() => (may ? whenIdle(fetchSoon(AddForm.fetch)) : undefined), [may]);

  const close = () => {
    setOpen(false);
    asked?.onClose?.();
    // Back to what opened it; a space that is taken by now is another element
    const before = opener.current;
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (isThere ? before : box?.current?.querySelector<HTMLElement>('[aria-keyshortcuts=N]'))?.focus();
  };
  const form = isOpen && (
    <AddForm key={asked?.times} entity={entity} slug={slug} initial={asked?.initial} onClose={close} />
  );
  return { isOpen, open, form };
}
