import { equipment } from '../src/domain/airfield/equipment.ts';
import { employee } from './lib/resource/employee.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(equipment, { fill: employee });

export const config = {
  path: ['/api/sprzet', '/api/sprzet.csv', '/api/sprzet/:id', '/api/sprzet/:id/history', '/api/sprzet/:id/restore'],
};
