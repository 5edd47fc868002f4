import { explained, type Reason } from '../../domain/flight/delay.ts';
import { reasonWords } from '../../domain/flight/delay-codes.ts';
import { ErrorText } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import css from './Delay.module.css';

interface ReasonRowsProps {
  reasons: readonly Reason[];
  /** The delay that they add up to, in minutes. */
  late: number;
  errors: Readonly<Record<string, string>>;
  onChange: (to: readonly Reason[]) => void;
}

const keyOf = ({ scheme, code }: Reason) => `${scheme}-${code}`;
const typed = (value: string) => value || null;

/** The reasons of a delay, each with its minutes, what else is known of it, and how to be rid of it. */
export function ReasonRows({ reasons, late, errors, onChange }: ReasonRowsProps) {
  const change = (key: string, to: Partial<Reason>) =>
    onChange(reasons.map((it) => (keyOf(it) === key ? { ...it, ...to } : it)));
  return (
    <ul className={css.reasons}>
      {reasons.map((reason, index) => {
        const [key, words] = [keyOf(reason), reasonWords(reason)];
        const missing = late - explained(reasons);
        const wrong = ['code', 'minutes', 'note', 'equipment'].flatMap((it) => errors[`delays.${index}.${it}`] ?? []);
        return (
          <li key={key}>
            <span className={`mono ${css.code}`}>{reason.code}</span>
            <b>{words}</b>
            <span className={css.minutes}>
              <TextInput
                aria-label={`Minuty: ${words}`}
                type="number"
                min={1}
                value={reason.minutes || ''}
                onChange={({ target }) => change(key, { minutes: Number(target.value) })}
              />{' '}
              min
            </span>
            <IconButton
              label={`Usuń przyczynę ${reason.code}`}
              onClick={() => onChange(reasons.filter((it) => keyOf(it) !== key))}
            >
              <Icon name="x" />
            </IconButton>
            <details className={css.more} open={Boolean(reason.note || reason.equipment) || undefined}>
              <summary>Uwaga, sprzęt</summary>
              <TextInput
                aria-label={`Uwaga: ${words}`}
                placeholder="Uwaga"
                maxLength={120}
                value={reason.note ?? ''}
                onChange={({ target }) => change(key, { note: typed(target.value) })}
              />
              <TextInput
                aria-label={`Sprzęt: ${words}`}
                placeholder="Sprzęt"
                maxLength={60}
                value={reason.equipment ?? ''}
                onChange={({ target }) => change(key, { equipment: typed(target.value) })}
              />
            </details>
            {missing !== 0 && reason.minutes + missing > 0 && (
              <button
                type="button"
                className={css.fill}
                onClick={() => change(key, { minutes: reason.minutes + missing })}
              >
                {missing > 0 ? `Dodaj ${missing} min` : `Odejmij ${-missing} min`}
              </button>
            )}
            {wrong.length > 0 && <ErrorText>{wrong.join('. ')}</ErrorText>}
          </li>
        );
      })}
    </ul>
  );
}
