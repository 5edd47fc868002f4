import { bookings } from '../../domain/booking/booking.ts';
import { contact } from '../../domain/booking/booking-contact.ts';
import { products } from '../../domain/booking/products.ts';
import { formatAmount } from '../../domain/language/amounts.ts';
import * as pages from '../../domain/site/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from './Notice.tsx';
import type { Product } from './product.ts';
import type { Refusal } from './useHold.ts';

interface HoldRefusalProps extends Pick<Product, 'kind' | 'paths'> {
  refusal: Refusal;
  /** What it was said to cost, in grosze. */
  before: number | undefined;
}

const labels = { ...bookings.parking.fields, ...bookings.rental.fields, ...contact.fields };
const isLabelled = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

/** Why the place was not given, and the way on. */
export function HoldRefusal({ refusal, before, kind, paths }: HoldRefusalProps) {
  if (refusal.why === 'taken')
    return (
      <Notice title={refusal.message || 'Ktoś był szybszy: to miejsce jest już zajęte.'}>
        <p>Karta nie została obciążona.</p>
        <ButtonLink href={paths.choice}>{products[kind].words.another}</ButtonLink>
      </Notice>
    );
  if (refusal.why === 'bank')
    return (
      <Notice tone="warn" title={refusal.message}>
        <p>Odpowiedz bankowi albo zapłać inną kartą.</p>
        <ButtonLink href={pages.payment}>Wróć do płatności</ButtonLink>
      </Notice>
    );
  if (refusal.why === 'price')
    return (
      <Notice tone="warn" title={`Cena się zmieniła: teraz to ${formatAmount(refusal.amount)}`}>
        <p>
          {before !== undefined && before !== refusal.amount && `Wcześniej było ${formatAmount(before)}. `}Jeśli się
          zgadzasz, potwierdź jeszcze raz.
        </p>
      </Notice>
    );
  if (refusal.why === 'account')
    return (
      <Notice title={refusal.message}>
        <p>Karta nie została obciążona. Sprawdź, na kogo ma być rezerwacja.</p>
        <ButtonLink href={paths.contact}>Wczytaj dane kontaktowe</ButtonLink>
      </Notice>
    );
  if (refusal.why === 'often')
    return <Notice tone="warn" title={refusal.message || 'Za dużo prób. Spróbuj ponownie za kilka minut'} />;
  return (
    <Notice title="Popraw dane, zanim zapłacisz">
      <ul>
        {Object.entries(refusal.errors).map(([path, error]) => {
          const name = path.split('.').at(-1) ?? path;
          return (
            <li key={path}>
              <a href={Object.hasOwn(contact.fields, name) ? paths.contact : `${paths.choice}#${name}`}>
                {isLabelled(name) ? labels[name].label : name}: {error}
              </a>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
