import { FailedReading } from '../../client/FailedReading.tsx';
import '../account/sign-in-again.ts';
import type { Reading } from '../../client/build-data.ts';
import { useAddressParams } from '../../client/useAddressParams.ts';
import { useAnswer } from '../../client/useList.ts';
import { chosenOf, type Filters, filtersOf, paramsOf, toggled, unfiltered } from '../../domain/booking/car-filter.ts';
import { type OfferAnswer, offerPath } from '../../domain/booking/offer.ts';
import type { OpenSpan } from '../../domain/booking/span.ts';
import { useDialogs } from '../../fields/list/useDialogs.ts';
import { Button } from '../../ui/Button.tsx';
import { Chips, FilterChip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/inputs.tsx';
import { later } from '../../ui/later.tsx';
import { Empty, PlaceholderRows } from '../../ui/states.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { HeldOrder } from '../booking/HeldOrder.tsx';
import { CarFilter } from './CarFilter.tsx';
import { CarRows, Found } from './CarRows.tsx';
import css from './Cars.module.css';
import { carsKey, sortOf, sorts, stayIn } from './car-question.ts';
import { DaysFilter } from './DaysFilter.tsx';
import { PriceHolds } from './PriceHolds.tsx';
import { useDays } from './useDays.ts';
import { type TermsReading, useRentalTerms } from './useRentalTerms.ts';
import { useTakenCars } from './useTakenCars.ts';

const CarFilterDialog = later(() => import('./CarFilterDialog.tsx'));
const dialogs = { filter: CarFilterDialog };

interface CarsProps {
  initial?: Reading<OfferAnswer> | undefined;
  initialTerms?: TermsReading;
}

/** The cars of the offer: days first if one likes, then those that are taken stand last. */
export function Cars({ initial, initialTerms }: CarsProps) {
  const reading = useAnswer<OfferAnswer>(offerPath, initial);
  const { answer, error } = reading;
  const [params, store] = useAddressParams(carsKey);
  const setStay = ({ since, until }: OpenSpan, entry?: 'replaceState') =>
    store({ od: since ?? undefined, do: until ?? undefined }, entry);
  const stay = useDays(params, (it) => setStay(it, 'replaceState'));
  const terms = useRentalTerms(initialTerms);
  const taken = useTakenCars(stay !== undefined);
  const filters = filtersOf(params);
  const filter = (to: Filters) => store(paramsOf(to));
  const { open, opener, close } = useDialogs(dialogs);
  const hydrated = useHydrated();
  const cars = answer?.data.cars;
  const chosen = chosenOf(filters);
  return (
    <>
      <section className={`sign ${css.head}`}>
        <div className="wrap">
          <h1>
            <Tile icon="rental" size="l" />
            Wypożycz Auto
          </h1>
          <DaysFilter stay={stayIn(params)} terms={terms} onStay={setStay} />
        </div>
      </section>
      <div className={`wrap ${css.page}`}>
        <search className={css.aside} aria-label="Filtry">
          {cars && <CarFilter cars={cars} filters={filters} onChange={filter} />}
        </search>
        <div className={css.main}>
          <HeldOrder />
          <PriceHolds terms={terms} stay={stay} />
          <div className={css.bar}>
            <p role="status">{cars && <Found {...{ cars, filters, stay, taken }} />}</p>
            <div className={css.tools}>
              <Button className={css.small} {...opener('filter')}>
                <Icon name="filter" />
                FILTRUJ
                {chosen.length > 0 && <span className={css.count}>{chosen.length}</span>}
              </Button>
              <div className={css.sort}>
                <label htmlFor="sort">Sortuj:</label>
                <Select
                  id="sort"
                  value={sortOf(params)}
                  disabled={!hydrated}
                  options={Object.entries(sorts).map(([value, { label }]) => ({ value, label }))}
                  onChange={({ target }) => store({ sort: target.value === 'price' ? undefined : target.value })}
                />
              </div>
            </div>
          </div>
          {chosen.length > 0 && (
            <Chips label="Aktywne filtry">
              {chosen.map(({ name, value, words }) => (
                <FilterChip
                  key={`${name} ${value}`}
                  removes="usuń filtr"
                  onClick={() => filter(toggled(filters, name, value))}
                >
                  {words}
                </FilterChip>
              ))}
              <Button kind="text" size="s" onClick={() => filter(unfiltered)}>
                Wyczyść filtry
              </Button>
            </Chips>
          )}
          {taken.error && (
            <FailedReading reading={taken}>Nie wiemy, które auta są wolne w&nbsp;tych dniach.</FailedReading>
          )}
          {!cars && (error ? <FailedReading reading={reading} /> : <PlaceholderRows className={css.waiting} />)}
          {cars?.length === 0 && <Empty>Nie mamy teraz aut do wypożyczenia</Empty>}
          {cars && cars.length > 0 && (
            <CarRows {...{ cars, filters, stay, taken, terms }} sort={sortOf(params)} onFilter={filter} />
          )}
        </div>
      </div>
      {open && cars && <CarFilterDialog cars={cars} filters={filters} onChange={filter} onClose={close} />}
    </>
  );
}
