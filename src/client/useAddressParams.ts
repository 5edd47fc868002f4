import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { keep, sessionStore } from './storage.ts';

/**
 * A choice is a further entry of the history, which Back takes back; what is still being typed replaces the one that is
 * there.
 */
type Entry = 'pushState' | 'replaceState';
/** Changes some of the parameters; undefined takes one away. */
export type Change = (to: Record<string, string | undefined>, entry?: Entry) => void;

/**
 * What a screen shows (tab, page, search, filter, sort) as parameters of its address: a link can be shared, Back and
 * Forward lead through them, and session storage brings them back on a return without parameters. `filled` is what the
 * server read from the address; otherwise undefined until the browser has been asked, which a screen that no server
 * draws does at once: `storedParams`.
 */
export function useAddressParams(
  key: string,
  filled?: string | typeof storedParams,
): [URLSearchParams | undefined, Change] {
  const [params, setParams] = useState(() => {
    if (typeof filled === 'function') return filled(key);
    return filled === undefined ? undefined : new URLSearchParams(filled);
  });

  const show = useCallback(
    (next: URLSearchParams, entry: Entry) => {
      const search = next.size > 0 ? `?${next}` : '';
      // The state marks an entry that was shown: Back to one without parameters is no return to what was left
      if (search !== location.search || !history.state)
        history[entry]({}, '', location.pathname + search + location.hash);
      keep(sessionStore, key, next.toString());
      // What is asked already is not drawn again
      setParams((shown) => (String(shown) === String(next) ? shown : next));
    },
    [key],
  );

  const isUnread = filled === undefined;
  useEffect(() => {
    const { pathname } = location;
    const read = () => {
      // In an application of many screens, this one may be on its way out
      if (location.pathname !== pathname) return;
      show(storedParams(key), 'replaceState');
    };
    // A page that no server drew by its address is drawn again, all of it: at once would hold up a slow phone
    if (isUnread) startTransition(read);
    else read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [key, show, isUnread]);

  const change = useCallback<Change>(
    (to, entry = 'pushState') => show(changed(new URLSearchParams(location.search), to), entry),
    [show],
  );
  return [params, change];
}

/** Has the screen that is there show what these parameters ask for, from outside of what reads them. */
export function askScreenFor(to: Record<string, string>): void {
  history.pushState({}, '', `${location.pathname}?${changed(new URLSearchParams(location.search), to)}`);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}

/** What the address asks for; on a return without parameters, what was asked under this key before. */
export const storedParams = (key: string): URLSearchParams =>
  new URLSearchParams(location.search || (!history.state && sessionStore?.getItem(key)) || '');

/** Runs when Back or Forward is about to show what another entry of the history says. */
export function useBack(run: () => void): void {
  // Stays on while the event is under way: what one listener changes is rendered before the next is called
  const heard = useEffectEvent(run);
  useEffect(() => {
    const hear = () => heard();
    addEventListener('popstate', hear, true);
    return () => removeEventListener('popstate', hear, true);
  }, []);
}

/** The parameters with some of them changed; undefined takes one away. */
export function changed(params: URLSearchParams | undefined, to: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(to)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
