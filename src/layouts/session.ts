import { announce, check, checkAgain, isHinted, nobody } from '../client/auth.ts';
import { onExpired } from '../client/expired.ts';
import { takeToast } from '../client/kept-toast.ts';

// The head script has shown what the hint says; this asks the server, if there is a hint, and hears what other tabs do
void check();
addEventListener('storage', ({ key }) => key === 'session-changed' && void checkAgain());

// A page kept by the back button may show what belongs to somebody who has signed out since
let hinted = isHinted();
addEventListener('pagehide', () => {
  hinted = isHinted();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && hinted !== isHinted()) location.reload();
});

// Loaded only when it is needed: most pages ship no React
onExpired(async () => (await import('../features/account/SignInAgain.tsx')).askToSignIn());
const kept = takeToast();
if (kept) void import('../ui/LateToasts.tsx').then(({ toastAnywhere }) => toastAnywhere(kept));

const button = document.querySelector<HTMLButtonElement>('[data-logout]');
const failure = document.querySelector<HTMLElement>('#logout-failed');
button?.addEventListener('click', async () => {
  button.disabled = true;
  const answer = await fetch('/api/logout', { credentials: 'same-origin' }).catch(() => undefined);
  button.disabled = false;
  if (failure) failure.hidden = answer?.ok === true;
  if (!answer?.ok) return;
  // What was typed and chosen belongs to whoever has left
  sessionStorage.clear();
  announce(nobody);
  location.assign('/');
});
