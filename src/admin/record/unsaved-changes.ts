import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type Go = () => void;
/** Hears of every way out while something is not saved. */
let ask: ((go: Go) => void) | undefined;
/** The address of the form that is not saved, and the state of its entry in the history. */
let unsavedForm: { href: string; state: unknown } | undefined;

// Back is heard here first, for listeners on the window are called in the order in which they were added: the router,
// which adds its own when it is first drawn, does not hear of it. The form stays, and its address is put back.
globalThis.addEventListener?.('popstate', (event) => {
  if (!ask || !unsavedForm || location.href === unsavedForm.href) return;
  event.stopImmediatePropagation();
  history.pushState(unsavedForm.state, '', unsavedForm.href);
  ask(() => history.back());
});

/** Does what ends a form: at once, or, where that is not saved, after a question. */
export function unlessUnsaved(go: Go): void {
  if (ask) ask(go);
  else go();
}

/** For the router's `aroundNav`: a link out of a form that is not saved asks first. */
export function guardNavigation<O>(navigate: (to: string, options?: O) => void, to: string, options?: O): void {
  unlessUnsaved(() => navigate(to, options));
}

/** Goes without asking: what there was is saved, or given up. */
export function leave(go: Go): void {
  ask = undefined;
  go();
}

/** The browser asks before the tab is closed or loaded anew, where something typed would be gone with it. */
export function useAskBeforeUnload(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [on]);
}

/**
 * Holds whoever wants to leave a form that is not saved: by a link, by Back, by closing the tab (where the browser
 * itself asks). `go` is the way that they wanted to take.
 */
export function useUnsaved(unsaved: boolean, form: RefObject<HTMLFormElement | null>) {
  const [go, setGo] = useState<Go>();
  /** Where the form is sent in order to go: read by what sends it, as soon as it is called. */
  const way = useRef<Go>(undefined);
  useEffect(() => {
    if (!unsaved) return;
    const hold = (way: Go) => setGo(() => way);
    ask = hold;
    unsavedForm = { href: location.href, state: history.state };
    const onUnload = (event: BeforeUnloadEvent) => ask === hold && event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      if (ask === hold) ask = undefined;
      removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
  const stay = useCallback(() => setGo(undefined), []);
  const save = () => {
    way.current = go;
    stay();
    form.current?.requestSubmit();
    // A form that could not be sent is left as it is, and sent later by whoever stays
    way.current = undefined;
  };
  return { go, way, stay, save, tryTo: (way: Go) => (unsaved ? setGo(() => way) : way()) };
}
