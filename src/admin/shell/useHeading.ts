import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** In frames of the screen, about three seconds: a list that one comes back to is read first. */
const patience = 180;

/** A way from one screen to the next, by a link. */
interface Way {
  from: string;
  to: string;
  href: string;
}

/**
 * The focus goes to the heading of the screen that was come to, so that readers say where one is. Whoever comes
 * straight back from where a link led, as from the form of a row, goes on from that link.
 */
export function useHeading(path: string, screen: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(path);
  const pressed = useRef<string>(undefined);
  const way = useRef<Way>(undefined);
  useEffect(() => {
    const from = before.current;
    if (from === path) return;
    before.current = path;
    heading.current?.focus();
    scrollTo(0, 0);
    const last = way.current;
    const href = pressed.current;
    pressed.current = undefined;
    way.current = href === undefined ? undefined : { from, to: path, href };
    if (last?.from === path && last.to === from) goOnFrom(last.href, heading.current, screen.current);
  }, [path, screen]);
  /** Hears which link is pressed. */
  const onPress = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    pressed.current = link?.getAttribute('href') ?? undefined;
  };
  return { heading, onPress };
}

/** As long as nobody has gone on from the heading meanwhile. */
function goOnFrom(href: string, heading: HTMLElement | null, screen: HTMLElement | null, frames = patience): void {
  if (document.activeElement !== heading || frames === 0) return;
  const link = [...(screen?.querySelectorAll('a') ?? [])].find((it) => it.getAttribute('href') === href);
  if (link) link.focus();
  else requestAnimationFrame(() => goOnFrom(href, heading, screen, frames - 1));
}
