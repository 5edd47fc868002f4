import { announcement } from '../../domain/site/announcement.ts';

/** How many announcements the home page has, and what they are asked for by. */
export const newest = 3;
export const newsPath = `${announcement.path}?page=1&limit=${newest}`;
