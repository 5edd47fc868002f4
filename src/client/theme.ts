import { keep, localStore } from './storage.ts';

const systems = '(prefers-color-scheme: dark)';

/** The head script has set [data-theme] before paint, where somebody has chosen. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia(systems).matches;
}

/** Runs when the system changes over. */
export function onSystemTheme(run: () => void): () => void {
  const query = matchMedia(systems);
  query.addEventListener('change', run);
  return () => query.removeEventListener('change', run);
}

export function switchTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  keep(localStore, 'theme', theme);
}
