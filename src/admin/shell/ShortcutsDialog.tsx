import { Modal } from '../../ui/Modal.tsx';
import { liveKeys } from '../flight/useLiveKeys.ts';
import css from './ShortcutsDialog.module.css';

type Lines = readonly (readonly [keys: readonly string[], does: string])[];

/** What each key does, and where. */
const groups: readonly (readonly [where: string, lines: Lines])[] = [
  [
    'Wszędzie',
    [
      [['Ctrl', 'K'], 'szukaj sekcji, rekordu albo działania'],
      [['Ctrl', 'Z'], 'cofnij to, przy czym widać „Cofnij”'],
      [['!'], 'pokaż sprawy do zrobienia'],
      [['?'], 'pokaż skróty'],
      [['Esc'], 'zamknij okno albo menu'],
    ],
  ],
  [
    'Na liście',
    [
      [['/'], 'szukaj na liście'],
      [['J'], 'następny wiersz'],
      [['K'], 'poprzedni wiersz'],
      [['Enter'], 'otwórz wiersz'],
      [['E'], 'edytuj wiersz'],
      [['S'], 'zmień status'],
      [['P'], 'powiel wiersz'],
      [['N'], 'dodaj nowy wpis'],
    ],
  ],
  [
    'Przy stanowisku: „Dziś”, auta i parking',
    [
      [['/'], 'szukaj w dzisiejszych, Enter robi następny krok'],
      [['N'], 'obsłuż klienta'],
      [['J'], 'następny wiersz'],
      [['K'], 'poprzedni wiersz'],
      [['Enter'], 'następny krok wiersza'],
      [['F'], 'wolne auta'],
      [['T'], 'kalendarz od dziś'],
      [['M'], 'przenieś na inne auto albo miejsce'],
      [['D'], 'dzień na planie parkingu'],
    ],
  ],
  ['Przy locie: „Plan dnia” i „Harmonogram”', liveKeys],
  [
    'W formularzu',
    [
      [['Ctrl', 'S'], 'zapisz'],
      [['Ctrl', 'Enter'], 'zapisz'],
    ],
  ],
];

/** The keys that stand for something in the back-office. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title="Skróty klawiszowe" onClose={onClose}>
    {groups.map(([where, lines]) => (
      <section key={where} className={css.group}>
        <h3>{where}</h3>
        <dl>
          {lines.map(([keys, does]) => (
            <div key={keys.join()}>
              <dt>
                {keys.map((it) => (
                  <kbd key={it}>{it}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
    <p className={css.note}>
      Po Ctrl K kontroler wpisze też zmianę lotu: <b>OS 3124 +40 A4</b> to 40 minut później i bramka A4.
    </p>
    <p className={css.note}>Pojedyncze litery można wyłączyć w „Widok” nad listą.</p>
  </Modal>
);
