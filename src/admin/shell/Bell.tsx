import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '../../domain/account/user.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { fetchSoon, whenIdle } from '../../ui/idle.ts';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/overlays.ts';
import type { Counts } from '../bell/BellMatters.tsx';
import { lettersAreKeys } from '../list/preferences.ts';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import { useLoneKey } from '../parts/useLoneKey.ts';
import { usePopup } from '../radix/usePopup.ts';
import css from './Bell.module.css';

const BellMatters = later(async () => ({ default: (await import('../bell/BellMatters.tsx')).BellMatters }));

function labelOf(counts: Counts | undefined): string {
  if (!counts) return 'Sprawy';
  if (counts.all === 0) return 'Sprawy: nic do zrobienia';
  return `Sprawy: ${counts.all}${counts.fresh > 0 ? `, nowe: ${counts.fresh}` : ''}`;
}

/** What waits for one's role, by a button in the bar and by '!' from anywhere; read when the page is idle. */
export function Bell({ user }: { user: User }) {
  const { button, popup } = usePopup('dialog');
  const { isOpen, open } = popup;
  const [isBegun, begin] = useState(false);
  const [counts, setCounts] = useState<Counts>();
  // Nobody has asked for it yet: where it does not come, as without a network, a press says so
  useEffect(() => {
    const prepare = async () => {
      await BellMatters.fetch();
      begin(true);
    };
    return whenIdle(fetchSoon(prepare));
  }, []);
  const giveUp = useEffectEvent(() => {
    open(false);
    toast({ text: 'Nie udało się otworzyć spraw. Odśwież stronę', tone: 'bad' });
  });
  useEffect(() => {
    if (!isOpen) return;
    BellMatters.fetch().then(
      () => begin(true),
      () => giveUp(),
    );
  }, [isOpen]);
  useLoneKey('!', () => {
    if (!isOpen && lettersAreKeys(user.id)) button.onClick();
  });
  return (
    <>
      <IconButton size="s" className={css.bell} label={labelOf(counts)} aria-keyshortcuts="!" {...button}>
        <SectionIcon name="bell" />
        {counts !== undefined && counts.all > 0 && (
          <b aria-hidden="true" data-new={counts.fresh > 0 || undefined}>
            {counts.fresh || counts.all}
          </b>
        )}
      </IconButton>
      {isBegun && (
        <Boundary>
          <BellMatters user={user} popup={popup} onCount={setCounts} />
        </Boundary>
      )}
    </>
  );
}
