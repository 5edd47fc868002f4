import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { PopupBox } from '../parts/PopupBox.tsx';
import { Toggles } from '../parts/Toggles.tsx';
import { usePopup } from '../radix/usePopup.ts';
import { densities, type Preferences } from './preferences.ts';
import css from './ViewPopup.module.css';

interface ViewPopupProps {
  /** The first one is always shown. */
  columns: readonly { name: string; label: string }[];
  preferences: Preferences;
  /** The columns that are not shown at first. */
  usuallyHidden: readonly string[];
  change: (to: Partial<Preferences>) => void;
  /** Of which list, for readers. */
  children: ReactNode;
}

/** Which columns a list has, how dense its rows are and whether letters are shortcuts: seen at once beside it. */
export function ViewPopup({ columns, preferences, usuallyHidden, change, children }: ViewPopupProps) {
  const { button, popup } = usePopup('dialog');
  const { hidden, density, shortcuts } = preferences;
  const toggle = (name: string) =>
    change({ hidden: hidden.includes(name) ? hidden.filter((it) => it !== name) : [...hidden, name] });
  const close = () => {
    button.ref.current?.focus();
    popup.open(false);
  };
  return (
    <>
      <Button kind="text" size="s" {...button}>
        <Icon name="columns" />
        Widok
        {children}
      </Button>
      <PopupBox popup={popup} label="Widok listy">
        <div className={css.view}>
          <fieldset className={css.group}>
            <legend>Widoczne kolumny</legend>
            <div>
              {columns.map(({ name, label }, at) => (
                <Checkbox
                  key={name}
                  checked={at === 0 || !hidden.includes(name)}
                  disabled={at === 0}
                  onChange={() => toggle(name)}
                >
                  {label}
                  {at === 0 && ' – zawsze'}
                </Checkbox>
              ))}
            </div>
          </fieldset>
          <div className={css.group}>
            <p aria-hidden="true">Gęstość wierszy</p>
            <Toggles
              joined
              label="Gęstość wierszy"
              choices={densities}
              value={density}
              onChoose={(to) => change({ density: to })}
            />
          </div>
          <Checkbox checked={shortcuts} onChange={() => change({ shortcuts: !shortcuts })}>
            Skróty jednoliterowe: J i K wiersz, Enter otwórz, E edytuj, S status, P powiel, N dodaj, / szukaj
          </Checkbox>
          <p className={css.foot}>
            <Button
              kind="text"
              size="s"
              onClick={() => change({ hidden: usuallyHidden, density: 'normal', shortcuts: true })}
            >
              Przywróć domyślne
            </Button>
            <Button kind="go" size="s" onClick={close}>
              Gotowe
            </Button>
          </p>
        </div>
      </PopupBox>
    </>
  );
}
