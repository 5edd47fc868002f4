import { useAtomValue } from 'jotai/react';
import { contact } from '../../domain/booking/booking-contact.ts';
import { parking } from '../../domain/booking/parking.ts';
import { products } from '../../domain/booking/products.ts';
import { parse } from '../../domain/kernel/schema.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import type { Product } from '../booking/product.ts';
import { contactInfoAtom } from '../booking/wizard.ts';
import { blank, bookingOf, draftAtom, isWhole } from './draft.ts';
import { useParkingPrice } from './price.ts';

const { license_plate } = parking.fields;
const { place, paths: pathsTo } = products.parking;
const paths = pathsTo();

/** The parking space that the wizard has chosen so far. */
export function useParking(before?: number): Product {
  const hydrated = useHydrated();
  const stored = useAtomValue(draftAtom);
  const draft = hydrated ? stored : blank;
  const whom = parse(contact, useAtomValue(contactInfoAtom));
  const { price, retry } = useParkingPrice(before);
  const booking = whom.ok ? bookingOf(draft, whom.row) : undefined;
  return {
    kind: 'parking',
    place: draft.space === null ? undefined : place({ parking_level: draft.level, space_id: draft.space }),
    stay: draft.stay,
    price,
    facts: [{ name: license_plate.label, value: license_plate.clean(draft.plate) || undefined, mono: true }],
    booking: booking ?? { missing: isWhole(draft) ? paths.contact : paths.choice },
    paths,
    retry,
  };
}
