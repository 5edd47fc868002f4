import { keep, localStore } from './storage.ts';

/** Changes when the system changes over. */
export const systemTheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The head script has set [data-theme] before paint, where somebody has chosen. */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : systemTheme().matches;
}

export function switchTheme(): void {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  keep(localStore, 'theme', theme);
}
