import type { ListDialogs } from '../../../fields/list/ListTools.tsx';
import { later } from '../../../ui/later.tsx';

/** The dialogs that sort and filter the public schedule do so here too. */
export const dialogs: ListDialogs = {
  filter: later(() => import('./FilterFlights.tsx')),
  sort: later(() => import('./SortFlights.tsx')),
};
