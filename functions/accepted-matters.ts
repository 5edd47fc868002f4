import { acceptedMatter } from '../src/domain/flight/accepted-matter.ts';
import { employee } from './lib/resource/employee.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(acceptedMatter, { fill: employee });

export const config = {
  path: [
    '/api/accepted-matters',
    '/api/accepted-matters.csv',
    '/api/accepted-matters/:id',
    '/api/accepted-matters/:id/history',
    '/api/accepted-matters/:id/restore',
  ],
};
