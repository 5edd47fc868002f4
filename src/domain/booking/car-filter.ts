import { type Car, carBody, fuelType, transmissionType } from './car.ts';

interface Option {
  value: string;
  label: string;
  /** What its chip says, where the label alone would not do: 'miejsc: 5 lub więcej'. */
  chip?: string;
}
interface Group {
  label: string;
  options: readonly Option[];
  has: (car: Car, value: string) => boolean;
}

const optionsOf = (choices: Record<string, { label: string }>): Option[] =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }));

/** What cars are filtered by, each with the URL parameter of its name. */
export const groups = {
  transmission_type: {
    label: 'Skrzynia biegów',
    options: optionsOf(transmissionType),
    has: (car, value) => car.transmission_type === value,
  },
  fuel_type: { label: 'Paliwo', options: optionsOf(fuelType), has: (car, value) => car.fuel_type === value },
  body: { label: 'Nadwozie', options: optionsOf(carBody), has: (car, value) => car.body === value },
  seats: {
    label: 'Miejsca',
    options: [4, 5, 7].map((n) => ({ value: `${n}`, label: `${n} lub więcej`, chip: `miejsc: ${n} lub więcej` })),
    has: (car, value) => (car.seats ?? 0) >= Number(value),
  },
} as const satisfies Record<string, Group>;
type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];
const groupOf = (name: GroupName): Group => groups[name];

export type Filters = Record<GroupName, readonly string[]>;

/** The filters that the parameters say, `body=CITY,SUV`; what is no filter is left out. */
export function filtersOf(params: URLSearchParams | undefined): Filters {
  const saidOf = (name: GroupName) => {
    const given = params?.get(name)?.split(',') ?? [];
    return groups[name].options.map(({ value }) => value).filter((value) => given.includes(value));
  };
  const [transmission_type, fuel_type] = [saidOf('transmission_type'), saidOf('fuel_type')];
  return { transmission_type, fuel_type, body: saidOf('body'), seats: saidOf('seats') };
}

/** The parameters of these filters. */
export const paramsOf = (filters: Filters): Record<string, string | undefined> =>
  Object.fromEntries(groupNames.map((name) => [name, filters[name].join(',') || undefined]));
export const unfiltered = filtersOf(undefined);

export const toggled = (filters: Filters, name: GroupName, value: string): Filters => ({
  ...filters,
  [name]: filters[name].includes(value) ? filters[name].filter((it) => it !== value) : [...filters[name], value],
});

/** Every chosen value, with the words of its chip. */
export const chosenOf = (filters: Filters): { name: GroupName; value: string; words: string }[] =>
  groupNames.flatMap((name) =>
    groupOf(name)
      .options.filter(({ value }) => filters[name].includes(value))
      .map(({ value, label, chip }) => ({ name, value, words: chip ?? label })),
  );

/** Has the car one of the chosen values of each group? `except`: whatever that group says. */
export const passes = (car: Car, filters: Filters, except?: GroupName): boolean =>
  groupNames.every(
    (name) =>
      name === except || filters[name].length === 0 || filters[name].some((value) => groupOf(name).has(car, value)),
  );

/** How many of the cars a value would leave, the other groups being as they are. */
export const leftBy = (cars: readonly Car[], filters: Filters, name: GroupName, value: string): number =>
  cars.filter((car) => passes(car, filters, name) && groupOf(name).has(car, value)).length;
