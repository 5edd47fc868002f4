import { loginLog } from '../src/domain/account/login-log.ts';
import { readOnly } from './lib/resource/resource.ts';

export default readOnly(loginLog, { sort: { by: ['login_date'], order: 'desc' } });

export const config = { path: ['/api/login_log', '/api/login_log.csv', '/api/login_log/:id'] };
