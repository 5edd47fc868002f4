import { loginLog } from '../src/domain/account/user.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(loginLog, { sort: { by: ['login_date'], order: 'desc' } });

export const config = { path: ['/api/login_log', '/api/login_log.csv', '/api/login_log/:id'] };
