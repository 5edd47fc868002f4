import { lazy } from 'react';
import type { ListDialogs } from '../../../fields/list/ListTools.tsx';

const filter = () => import('./FilterFlights.tsx');
const sort = () => import('./SortFlights.tsx');

/** The dialogs that sort and filter the public schedule do so here too. */
export const dialogs: ListDialogs = { load: { filter, sort }, Filter: lazy(filter), Sort: lazy(sort) };
