import { eventLog } from '../src/domain/event-log.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(eventLog, { sort: { by: ['timestamp_log'], order: 'desc' } });

export const config = { path: ['/api/logi', '/api/logi/:id'] };
