import { useId, useRef, useState } from 'react';
import { notSignedOut, signOut } from '../../client/sign-out.ts';
import type { User } from '../../domain/account/user.ts';
import { roles } from '../../domain/kernel/roles.ts';
import { pathOf, sectionsOf } from '../../domain/office/back-office.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/overlays.ts';
import { Face } from '../parts/Face.tsx';
import { Popup, PopupButton, PopupLink } from '../parts/Popup.tsx';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import css from './ProfileMenu.module.css';

/** Behind one's name: what stands in no menu, and the way out. */
export function ProfileMenu({ user }: { user: User }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const name = `${user.first_name} ${user.last_name}`;
  const { label } = roles[user.role];

  const leave = async () => {
    setBusy(true);
    const isDone = await signOut();
    setBusy(false);
    if (!isDone) toast({ text: notSignedOut, tone: 'bad' });
  };
  return (
    <>
      <button type="button" className={css.me} popoverTarget={id}>
        <Face user={user} className={css.face} sizes="2rem" />
        <span className="hidden">Profil: </span>
        <span className={css.name}>
          {name}
          <small>{label}</small>
        </span>
        <Icon name="down" />
      </button>
      <Popup ref={menu} id={id} className={css.popup}>
        {sectionsOf(user.role)
          .filter(({ hidden }) => hidden)
          .map((section) => (
            <PopupLink key={section.slug} href={pathOf(section)} onClick={() => menu.current?.hidePopover()}>
              <SectionIcon name={section.icon} />
              {section.title}
            </PopupLink>
          ))}
        <PopupButton disabled={busy} onClick={() => void leave()}>
          <SectionIcon name="leave" />
          Wyloguj
        </PopupButton>
      </Popup>
    </>
  );
}
