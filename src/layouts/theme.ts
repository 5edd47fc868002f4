import { isDark, onSystemTheme, switchTheme } from '../client/theme.ts';

const button = document.querySelector('#theme');
const show = () => button?.setAttribute('aria-checked', String(isDark()));
show();
onSystemTheme(show);
button?.addEventListener('click', () => {
  switchTheme();
  show();
});
