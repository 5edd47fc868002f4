import { afterAll, vi } from 'vitest';

// Files follow each other in one process, which saves the time to start one for each. None may find what another left:
// modules with their state, settings, stand-ins for what the browser has, what the browser itself keeps
const settings = { ...process.env };
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
  if (typeof document !== 'undefined') forgetVisit();
});

function forgetVisit(): void {
  document.body.replaceChildren();
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookieStore
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // What reads again by itself does not while a file before has left it without a network
  dispatchEvent(new Event('online'));
}
