import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import css from './states.module.css';

/**
 * A list that is on its way: as many rows as a page has, of the height they will have (`className` may say another).
 */
export const PlaceholderRows = ({
  rows = 5,
  label = 'Wczytywanie',
  className,
}: {
  rows?: number;
  label?: string;
  className?: string | undefined;
}) => (
  <div className={classes(css.placeholders, className)} role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders differ by their position only
      <div key={row} className={css.placeholder} data-testid="placeholder" />
    ))}
  </div>
);

export const Empty = ({ children = 'Brak danych' }: { children?: ReactNode }) => <p className={css.note}>{children}</p>;

/** A list that could not be had, and the way to ask again; it asks by itself when the network is back. */
export function Failed({ children = 'Wystąpił błąd podczas pobierania informacji', retry }: FailedProps) {
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    const back = () => askAgain();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return (
    <div className={css.note} role="alert">
      <Icon name="late" />
      <p>{children}</p>
      <Button onClick={retry} size="s">
        <Icon name="refresh" />
        Spróbuj ponownie
      </Button>
    </div>
  );
}

interface FailedProps {
  children?: ReactNode;
  retry: () => void;
}
