import { isDark, switchTheme, systemTheme } from '../client/theme.ts';

const button = document.querySelector('#theme');
const show = () => button?.setAttribute('aria-checked', String(isDark()));
show();
systemTheme().addEventListener('change', show);
button?.addEventListener('click', () => {
  switchTheme();
  show();
});
