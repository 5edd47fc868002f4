import { fileName } from '../../../domain/site/picture.ts';
import type { RecordParts } from '../../record/parts.ts';
import { CarPicture } from './CarPicture.tsx';

export const parts: RecordParts = {
  groups: [
    { title: 'Auto', text: 'Co to za auto.', fields: ['brand', 'model', 'production_year', 'license_plate'] },
    { title: 'Wyposażenie', fields: ['fuel_type', 'transmission_type', 'body', 'seats'] },
    {
      title: 'Warunki',
      text: 'Klient widzi je przed wyborem. Puste pole nie jest pokazywane.',
      fields: ['deposit', 'driver_age', 'license_years'],
    },
    {
      title: 'Oferta',
      text: 'Auto wycofane z oferty zostaje na liście, bo trzymają je jego wypożyczenia.',
      fields: ['price_per_day', 'active', 'img'],
    },
  ],
  // The hint about the length of a file's name helps nobody who adds a car: the control says which pictures it takes
  added: { img: { ...fileName, hint: '' } },
  Above: CarPicture,
};
