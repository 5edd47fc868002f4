import type { RecordParts } from '../../record/parts.ts';

export const parts: RecordParts = {
  groups: [
    {
      title: 'Godziny stanowiska',
      text: 'W tych godzinach można umówić odbiór i zwrot. Bez nich nie mówimy nikomu, kiedy jest otwarte.',
      fields: ['opens', 'closes', 'key_box'],
    },
    {
      title: 'W każdej cenie',
      text: 'Klient czyta to przed wyborem auta. Puste pole pomijamy.',
      fields: ['insurance', 'excess', 'km_per_day', 'fuel', 'second_driver'],
    },
    { title: 'Co może dojść', fields: ['km_price', 'fuel_missing', 'late_return'] },
    {
      title: 'Kaucja',
      text: 'Kwota kaucji, wiek kierowcy i staż prawa jazdy są przy każdym aucie.',
      fields: ['deposit_how', 'deposit_back'],
    },
  ],
};
