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
  localStorage.setItem('theme', root.dataset.theme);
  show();
});

// A chunk that a new deploy removed: load the new page, once. Without a network there is no new page, and this one would be lost
addEventListener('vite:preloadError', () => {
  if (!navigator.onLine || sessionStorage.getItem('reloaded') === location.href) return;
  sessionStorage.setItem('reloaded', location.href);
  location.reload();
});

// Makes a module of this file, so that its names stay its own
export {};
