import { keep, localStore } from '../client/storage.ts';

// The head script has set [data-theme] before paint; this lets people change it.
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches);

const button = document.querySelector('#theme');
const show = () => button?.setAttribute('aria-checked', String(isDark()));
show();
dark.addEventListener('change', show);
button?.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  keep(localStore, 'theme', root.dataset.theme);
  show();
});
