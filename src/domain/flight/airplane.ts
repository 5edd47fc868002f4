import { entity, type Row } from '../kernel/entity.ts';
import { int, text } from '../kernel/field.ts';
import { fillIn } from '../kernel/fill-in.ts';

const thisYear = () => new Date().getFullYear();

export const airplane = entity({
  table: 'airplanes',
  path: 'airplane',
  one: 'Samolot',
  many: 'Samoloty',
  messages: {
    added: 'Samolot został dodany',
    changed: 'Samolot został zaktualizowany',
    removed: 'Samolot został usunięty',
  },
  key: 'serial_no',
  label: ['serial_no', 'model'],
  few: true,
  read: ['atc'],
  write: ['atc'],
  restorable: true,
  fields: {
    // 'serial_numbers' is the path of the list of them
    serial_no: text('Numer seryjny', {
      ...{ max: 40, pattern: /^(?!serial_numbers$)[\p{L}\d]/iu },
      wrong: fillIn('zacznij od litery albo cyfry, inaczej niż „serial_numbers”'),
    }),
    model: text('Model', { max: 60 }),
    type: text('Typ', { max: 60 }),
    production_year: int('Rok produkcji', { min: 1902, max: thisYear, initial: 1987 }),
    num_of_seats: int('Liczba miejsc', { min: 1, max: 1000 }),
    fuel_tank: int('Pojemność zbiornika', { min: 1, max: 320_000, unit: 'l' }),
    fuel_quant: int('Ilość paliwa', { min: 0, max: 320_000, unit: 'l' }),
    num_of_crew: int('Liczba załogi', { min: 1, max: 30 }),
    max_cargo: int('Maksymalny ładunek', { min: 0, max: 100_000, unit: 'kg' }),
  },
  check: ({ fuel_quant, fuel_tank }) =>
    fuel_quant !== undefined && fuel_tank !== undefined && fuel_quant > fuel_tank
      ? { fuel_quant: 'Więcej, niż mieści zbiornik' }
      : undefined,
  list: ['serial_no', 'model', 'type', 'production_year', 'num_of_seats'],
  lookUp: { who: ['atc'] },
  pageSize: 5,
});
export type Airplane = Row<typeof airplane>;
