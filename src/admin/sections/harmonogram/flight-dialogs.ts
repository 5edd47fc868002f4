import { lazy } from 'react';
import type { ListDialogs } from '../../../fields/list/ListTools.tsx';

const filter = () => import('./FilterFlights.tsx');
const sort = () => import('./SortFlights.tsx');

/** The same dialogs as on the public page. */
export const dialogs: ListDialogs = { load: { filter, sort }, Filter: lazy(filter), Sort: lazy(sort) };
