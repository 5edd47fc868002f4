import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { type Density, densities, type Preferences } from './preferences.ts';
import css from './ViewDialog.module.css';

interface ViewDialogProps {
  /** The first one is always shown. */
  columns: readonly { name: string; label: string }[];
  preferences: Preferences;
  change: (to: Partial<Preferences>) => void;
  onClose: () => void;
}

/** Which columns a list has, how dense its rows are and whether letters are shortcuts: seen at once behind it. */
export default function ViewDialog({ columns, preferences, change, onClose }: ViewDialogProps) {
  const { hidden, density, shortcuts } = preferences;
  const toggle = (name: string) =>
    change({ hidden: hidden.includes(name) ? hidden.filter((it) => it !== name) : [...hidden, name] });
  return (
    <Modal title="Widok listy" onClose={onClose}>
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
      <fieldset className={css.group}>
        <legend>Gęstość wierszy</legend>
        <div className={css.row}>
          {(Object.keys(densities) as Density[]).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="density"
                checked={density === choice}
                onChange={() => change({ density: choice })}
              />
              {densities[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>Klawiatura</legend>
        <Checkbox checked={shortcuts} onChange={() => change({ shortcuts: !shortcuts })}>
          Skróty jednoliterowe: J i K wiersz, Enter otwórz, E edytuj, S status, N dodaj, / szukaj
        </Checkbox>
      </fieldset>
      <p className={css.row}>
        <Button kind="text" size="s" onClick={() => change({ hidden: [], density: 'normal', shortcuts: true })}>
          Przywróć domyślne
        </Button>
        <Button kind="go" size="s" onClick={onClose}>
          Gotowe
        </Button>
      </p>
    </Modal>
  );
}
