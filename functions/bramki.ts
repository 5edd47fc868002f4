import { gate } from '../src/domain/flight/gate.ts';
import { resource } from './lib/resource/resource.ts';

// Flights tell their gate by its name
export default resource(gate, { alsoPurge: ['flights'], initial: { zone: gate.fields.zone.initial } });

export const config = {
  path: ['/api/bramki', '/api/bramki.csv', '/api/bramki/:id', '/api/bramki/:id/history', '/api/bramki/:id/restore'],
};
