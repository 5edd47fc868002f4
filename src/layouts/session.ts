import { check, checkAgain, isHinted, lastUser } from '../client/auth.ts';
import { notSignedOut, signOut } from '../client/sign-out.ts';
import { sessionChanged, sessionStore } from '../client/storage.ts';
import { takeToast } from '../client/toast-for-next-page.ts';

// The head script has shown what the hint says; this asks the server, if there is a hint, and hears what other tabs do
void check();
addEventListener('storage', async ({ key }) => {
  if (key !== sessionChanged) return;
  const before = lastUser()?.id;
  await checkAgain();
  // What is stored and shown here belongs to whoever has left
  if (!isHinted() || (before && before !== lastUser()?.id)) {
    sessionStore?.clear();
    location.reload();
  }
});

// A page kept by the back button may show what belongs to somebody who has signed out since
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isHinted() !== 'signedIn' in document.documentElement.dataset) location.reload();
});

// Most pages ship no React, and so no toasts: the bar has a place of its own for what it says
const note = document.querySelector<HTMLElement>('#note');
function say(text: string, ms: number, tone: 'good' | 'bad') {
  if (!note) return;
  note.textContent = text;
  note.dataset.tone = tone;
  setTimeout(() => {
    note.textContent = '';
  }, ms);
}
// The back-office has toasts
const toast = note && takeToast();
if (toast) say(toast.text, 5000, 'good');

const button = document.querySelector<HTMLButtonElement>('[data-logout]');
button?.addEventListener('click', async () => {
  button.disabled = true;
  const isDone = await signOut();
  button.disabled = false;
  if (!isDone) say(notSignedOut, 10_000, 'bad');
});
