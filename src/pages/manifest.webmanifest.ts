import type { APIRoute } from 'astro';
import { colours } from '../airport/colours.ts';
import { airportCity, airportName } from '../airport/identity.ts';
import * as pages from '../domain/site/paths.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone makes of the site once it is installed. */
export const GET: APIRoute = () =>
  Response.json({
    name: airportName,
    short_name: airportCity,
    description: 'Odloty, przyloty, parking i wypożyczalnia aut',
    lang: 'pl',
    start_url: pages.home,
    scope: pages.home,
    display: 'standalone',
    background_color: colours.sign.light,
    theme_color: colours.sign.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Harmonogram lotów', url: pages.schedule },
      { name: 'Rezerwacja parkingu', url: pages.parking },
      { name: 'Ogłoszenia', url: pages.announcements },
    ],
  });
