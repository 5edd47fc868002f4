import { closure } from '../src/domain/flight/closure.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(closure, { sort: { by: ['since'], order: 'asc' } });

export const config = {
  path: [
    '/api/closures',
    '/api/closures.csv',
    '/api/closures/:id',
    '/api/closures/:id/history',
    '/api/closures/:id/restore',
  ],
};
