import { useEffect, useState } from 'react';
import { isDark, onSystemTheme, switchTheme } from '../client/theme.ts';
import { Icon } from '../ui/Icon.tsx';
import css from './Shell.module.css';

/** Light or dark, as on the public pages. */
export function ThemeSwitch() {
  const [dark, setDark] = useState(isDark);
  const show = () => setDark(isDark);
  useEffect(() => onSystemTheme(() => setDark(isDark)), []);
  return (
    <button
      type="button"
      className={css.tool}
      role="switch"
      aria-checked={dark}
      aria-label="Ciemny motyw"
      title="Ciemny motyw"
      onClick={() => {
        switchTheme();
        show();
      }}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
