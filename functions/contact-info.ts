import { contactInfo } from '../src/domain/site/contact-info.ts';
import { readOnly } from './lib/resource/resource.ts';

export default readOnly(contactInfo);

export const config = { path: ['/api/contact-info', '/api/contact-info.csv', '/api/contact-info/:id'] };
