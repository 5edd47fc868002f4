import { useRef } from 'react';
import { storedParams, useAddressParams } from '../../../client/useAddressParams.ts';
import { airfield } from '../../../domain/airfield/airfield.ts';
import type { Section, SectionList } from '../../../domain/kernel/section.ts';
import { SearchBox } from '../../../fields/list/SearchBox.tsx';
import { nextSort } from '../../../fields/list/sort.ts';
import { listsKey, usePreferences } from '../../list/preferences.ts';
import { useShortcuts } from '../../list/useShortcuts.ts';
import { ViewPopup } from '../../list/ViewPopup.tsx';
import css from './AirfieldLists.module.css';
import { CsvMenu } from './CsvMenu.tsx';
import { found, sorted } from './order.ts';
import { PlaceTable, placeColumns } from './PlaceTable.tsx';
import type { Place } from './places.ts';

interface AirfieldListsProps {
  section: Section;
  userId: number;
  places: readonly Place[];
  /** Asks which flight is at a place. */
  onAsk: (place: Place) => void;
}

const searchedIn = 'Szukaj: element, status, lot';

/** Every terminal, taxiway and runway below one toolbar, which searches and shows them all alike. */
export function AirfieldLists({ section, userId, places, onAsk }: AirfieldListsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [preferences, prefer] = usePreferences(userId, airfield.path);
  const [params = new URLSearchParams(), change] = useAddressParams(listsKey(section.slug), storedParams);
  useShortcuts(box, { add: undefined, on: preferences.shortcuts });
  const search = params.get('search') ?? '';
  const placesIn = ({ entity }: SectionList) => places.filter(({ list }) => list.entity.table === entity.table);
  const by = params.get('sort');
  const sort = by
    ? { by: [by], order: params.get('order') === 'desc' ? ('desc' as const) : ('asc' as const) }
    : undefined;
  const lists = section.lists.map((list) => ({ list, columns: placeColumns(list, onAsk) }));
  const columns = lists.flatMap((it) => it.columns);
  const once = columns.filter(({ name }, at) => columns.findIndex((it) => it.name === name) === at);
  return (
    <div ref={box} className={css.lists} data-density={preferences.density}>
      <search className={css.tools} aria-label="Elementy lotniska">
        <SearchBox
          id="lotnisko-szukaj"
          label={searchedIn}
          placeholder={searchedIn}
          value={search}
          onSearch={(term) => change({ search: term }, 'replaceState')}
        />
        <span>
          <ViewPopup columns={once} preferences={preferences} usuallyHidden={[]} change={prefer}>
            {null}
          </ViewPopup>
          <CsvMenu lists={section.lists} />
        </span>
      </search>
      {lists.map(({ list, columns }) => (
        <PlaceTable
          key={list.entity.table}
          list={list}
          columns={columns.filter(({ name }) => !preferences.hidden.includes(name))}
          places={sorted(found(placesIn(list), search), sort)}
          sort={sort}
          onSort={(name) => change(nextSort(sort, name))}
        />
      ))}
    </div>
  );
}
