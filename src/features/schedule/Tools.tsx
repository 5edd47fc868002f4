import { lazy, Suspense, useEffect, useState } from 'react';
import { ApiError } from '../../client/api.ts';
import { tell } from '../../client/tell.ts';
import { type Change, useBack } from '../../client/useStored.ts';
import { count, noun } from '../../domain/language/polish.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { fetchSoon, whenIdle } from '../../ui/idle.ts';
import { filtersOf, searchOf } from './choices.ts';
import { SearchBox } from './SearchBox.tsx';
import css from './Tools.module.css';

const load = { filter: () => import('./FilterDialog.tsx'), sort: () => import('./SortDialog.tsx') };
const dialogs = { filter: lazy(load.filter), sort: lazy(load.sort) };
type DialogName = keyof typeof dialogs;
const active = noun('aktywny filtr', 'aktywne filtry', 'aktywnych filtrów');

interface ToolsProps {
  params: URLSearchParams | undefined;
  change: Change;
}

/** The search box, and the two dialogs that say which flights and in what order. */
export function Tools({ params, change }: ToolsProps) {
  const [open, setOpen] = useState<DialogName>();
  // What it would ask has changed behind it
  useBack(() => setOpen(undefined));
  useEffect(
    () =>
      whenIdle(() => {
        fetchSoon(load.filter)();
        fetchSoon(load.sort)();
      }),
    [],
  );
  // Only what has come is opened: without a network that is said, and the page stays
  const show = (name: DialogName) =>
    load[name]().then(
      () => setOpen(name),
      () => tell(new ApiError(0)),
    );
  const Dialog = open && dialogs[open];
  const filters = filtersOf(params).length;
  return (
    <search className={css.tools}>
      <SearchBox value={searchOf(params)} onSearch={(search) => change({ search }, 'replaceState')} />
      <Button aria-haspopup="dialog" onPointerEnter={fetchSoon(load.filter)} onClick={() => void show('filter')}>
        <Icon name="filter" />
        FILTRUJ
        {filters > 0 && (
          <span className={css.count}>
            <span aria-hidden="true">{filters}</span>
            <span className="hidden">{count(filters, active)}</span>
          </span>
        )}
      </Button>
      <Button aria-haspopup="dialog" onPointerEnter={fetchSoon(load.sort)} onClick={() => void show('sort')}>
        <Icon name="sort" />
        SORTUJ
      </Button>
      {Dialog && params && (
        <Suspense fallback={null}>
          <Dialog params={params} change={change} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </search>
  );
}
