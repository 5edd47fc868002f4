import { useCallback, useEffect, useRef, useState } from 'react';
import type { User } from '../../domain/account/user.ts';
import { isOneOf, staff } from '../../domain/kernel/roles.ts';
import { pathOf, type Route } from '../../domain/office/back-office.ts';
import { addingTo } from '../../domain/office/commands.ts';
import { AddingProvider, type AddingTo } from '../../fields/records.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { whenIdle } from '../../ui/idle.ts';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import { useTip } from '../parts/useTip.tsx';
import { fetchRadix } from '../radix/radix.ts';
import { Bell } from './Bell.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Drawer } from './Drawer.tsx';
import { Find } from './Find.tsx';
import { Menu } from './Menu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SectionBoundary } from './SectionBoundary.tsx';
import { SectionScreen } from './SectionScreen.tsx';
import css from './Shell.module.css';
import { Shortcuts } from './Shortcuts.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useChanges } from './useChanges.ts';
import { useHeading } from './useHeading.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLinks } from './useLinks.ts';
import { useSendKept } from './useSendKept.ts';

interface ShellProps {
  user: User;
  route: Route;
  path: string;
}

/** The menu at the side, the bar above, and the section that the address stands for. */
export function Shell({ user, route, path }: ShellProps) {
  const [isOpen, open] = useState(false);
  const screen = useRef<HTMLElement>(null);
  const { heading, onPress } = useHeading(path, screen);
  useKeptFocus(screen);
  const isStaff = isOneOf(user.role, staff);
  useChanges(isStaff);
  useEffect(() => whenIdle(fetchRadix), []);
  useSendKept(isStaff);
  const follow = useLinks();
  const { target, tip } = useTip('Menu');
  const adding = useCallback<AddingTo>((table) => addingTo(user.role, table), [user.role]);
  const menu = <Menu user={user} section={route.section} onFollow={() => open(false)} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links, pressed in any way
    <div className={css.office} onClickCapture={onPress} onClick={follow}>
      <a className={css.skip} href="#tresc">
        Przejdź do treści
      </a>
      <aside className={css.side} aria-label="Panel">
        {menu}
      </aside>
      {isOpen && <Drawer onClose={() => open(false)}>{menu}</Drawer>}
      <div className={css.screen}>
        <header className={css.bar}>
          <IconButton size="s" className={css.burger} label="Menu" {...target} onClick={() => open(true)}>
            <SectionIcon name="menu" />
          </IconButton>
          {tip}
          <span className={css.tile} aria-hidden="true">
            <SectionIcon name={route.section.icon} />
          </span>
          <h1 ref={heading} tabIndex={-1}>
            {route.section.title}
          </h1>
          <Find user={user} />
          {isStaff && <Bell user={user} />}
          <Shortcuts user={user} />
          <ThemeSwitch />
          <ProfileMenu user={user} />
        </header>
        <main ref={screen} id="tresc" className={css.main} tabIndex={-1}>
          {route.list && (
            <Breadcrumbs
              crumbs={[
                { words: route.section.title, href: pathOf(route.section) },
                { words: `Edytuj ${route.list.entity.accusative}` },
              ]}
            />
          )}
          <AddingProvider value={adding}>
            <SectionBoundary key={route.section.slug}>
              <SectionScreen key={path} route={route} user={user} />
            </SectionBoundary>
          </AddingProvider>
        </main>
      </div>
    </div>
  );
}
