import { sessionStore } from '../client/storage.ts';

// A chunk that a new deploy removed or a network lost: load the page anew, once, if that can be remembered. Without
// a network, or behind one that leads nowhere, there is no new page, and this one would be lost
addEventListener('vite:preloadError', async () => {
  if (!navigator.onLine || !sessionStore || sessionStore.getItem('reloaded') === location.href) return;
  sessionStore.setItem('reloaded', location.href);
  try {
    await fetch(location.href, { method: 'HEAD' });
    location.reload();
  } catch {
    sessionStore.removeItem('reloaded');
  }
});
