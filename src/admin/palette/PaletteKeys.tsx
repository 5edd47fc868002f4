import { Icon } from '../../ui/Icon.tsx';
import css from './Palette.module.css';

/** Which keys do what in the palette. */
export const PaletteKeys = ({ hasOrders, isRecord }: { hasOrders: boolean; isRecord: boolean }) => (
  <p className={css.keys}>
    <span>
      <kbd>
        <Icon name="up" />
      </kbd>{' '}
      <kbd>
        <Icon name="up" className={css.down} />
      </kbd>{' '}
      wybierz
    </span>
    <span>
      <kbd>Enter</kbd> {isRecord ? 'wykonaj' : 'otwórz'}
    </span>
    {isRecord ? (
      <span>
        <kbd>
          <Icon name="left" />
        </kbd>{' '}
        wróć do wyników
      </span>
    ) : (
      <>
        <span>
          <kbd>
            <Icon name="right" />
          </kbd>{' '}
          działania rekordu
        </span>
        <span>
          <kbd>&gt;</kbd> tylko działania
        </span>
        {hasOrders && (
          <span>
            <kbd>#</kbd> numer zamówienia
          </span>
        )}
      </>
    )}
    <span>
      <kbd>Esc</kbd> {isRecord ? 'wróć' : 'zamknij'}
    </span>
  </p>
);
