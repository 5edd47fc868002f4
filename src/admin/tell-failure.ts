import type { ApiError } from '../client/api.ts';
import { toast } from '../ui/overlays.ts';

/** Says that a write failed in the entity's own words, with the reason where there is one; true: said. */
export function tellFailure(error: ApiError, words: string | undefined, retry?: () => void): boolean {
  // A list that is not there is an empty one; a row that somebody has deleted meanwhile is news to who changes it
  if (!words && error.status === 404) {
    toast({ text: error.message || 'Nie znaleziono', tone: 'bad' });
    return true;
  }
  // Words at their fields say more, and the catalogue has those about rights
  if (!words || error.errors || error.status === 401 || error.status === 403) return false;
  const isLasting = error.status === 404 || error.status === 409;
  toast({
    text: isLasting && error.message ? `${words}: ${error.message}` : words,
    tone: 'bad',
    ...(!isLasting && retry && { action: { label: 'Spróbuj ponownie', run: retry } }),
  });
  return true;
}
