import { useCallback, useEffect, useState } from 'react';
import { keep, sessionStore } from './storage.ts';

/**
 * A screen's choices (tab, page, search, filter, sort) as URL parameters: a link can be shared, and session storage brings
 * them back on a return without parameters. undefined until the browser has been asked, as on the server.
 */
export function useStored(key: string): [URLSearchParams | undefined, (change: Record<string, string | undefined>) => void] {
  const [params, setParams] = useState<URLSearchParams>();

  useEffect(() => {
    const read = () => setParams(new URLSearchParams(location.search || sessionStore?.getItem(key) || ''));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [key]);

  useEffect(() => {
    if (!params) return;
    keep(sessionStore, key, params.toString());
    const search = params.size > 0 ? `?${params}` : '';
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [key, params]);

  const change = useCallback((to: Record<string, string | undefined>) => setParams((now) => changed(now, to)), []);
  return [params, change];
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
