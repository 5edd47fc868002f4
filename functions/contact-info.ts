import { contactInfo } from '../src/domain/site/contact-info.ts';
import { resource } from './lib/resource/resource.ts';

export default resource(contactInfo);

export const config = {
  path: ['/api/contact-info', '/api/contact-info.csv', '/api/contact-info/:id', '/api/contact-info/:id/history'],
};
