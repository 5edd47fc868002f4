import { currentAuth } from '../../client/auth.ts';
import { lettersAreKeys } from '../list/preferences.ts';
import { useBareKeys } from '../parts/useBareKeys.ts';

const buttons = ['D', 'G', 'Enter', '-', '+'];
/** Where Enter means what has the focus. */
const ownEnter = 'a, button, summary, [tabindex="0"]';

/** Presses the button of the page that says it is pressed by this key; one that is off does nothing. */
const press = (key: string) => () =>
  document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`)?.click();

/** The keys of a flight: its next step and its minute, why it is late, its gate, and what passengers read. */
export function useLiveKeys(): void {
  useBareKeys(() => {
    const user = currentAuth()?.user;
    if (!user || !lettersAreKeys(user.id)) return {};
    const keys: Record<string, (() => void) | undefined> = Object.fromEntries(
      buttons.map((key) => [key.length === 1 ? key.toLowerCase() : key, press(key)]),
    );
    return {
      ...keys,
      Enter: document.activeElement?.matches(ownEnter) ? undefined : press('Enter'),
      p: () => document.querySelector<HTMLElement>('[data-passenger]')?.focus(),
    };
  });
}

/** The keys as they are told below the page of a flight. */
export const liveKeys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Enter'], 'następny krok'],
  [['−', '+'], 'minuta kroku'],
  [['D'], 'opóźnienie i przyczyna'],
  [['G'], 'bramka'],
  [['P'], 'co widzi pasażer'],
  [['Ctrl', 'Z'], 'cofnij'],
];
