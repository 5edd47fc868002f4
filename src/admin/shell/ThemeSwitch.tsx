import { useEffect, useState } from 'react';
import { isDark, switchTheme, systemTheme } from '../../client/theme.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTip } from '../parts/useTip.tsx';
import css from './ThemeSwitch.module.css';

const words = 'Ciemny motyw';

/** Light or dark, as on the public pages. */
export function ThemeSwitch() {
  const [dark, setDark] = useState(isDark);
  const { target, tip } = useTip(words);
  const show = () => setDark(isDark);
  useEffect(() => {
    const theme = systemTheme();
    const change = () => setDark(isDark);
    theme.addEventListener('change', change);
    return () => theme.removeEventListener('change', change);
  }, []);
  return (
    <>
      <IconButton
        size="s"
        className={css.switch}
        role="switch"
        aria-checked={dark}
        label={words}
        {...target}
        onClick={() => {
          switchTheme();
          show();
        }}
      >
        <Icon name={dark ? 'sun' : 'moon'} />
      </IconButton>
      {tip}
    </>
  );
}
