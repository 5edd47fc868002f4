import type { Plugin } from 'vite';

/** What the back-office loads when it is opened: its sections, records and palette. */
const loadedLater = /\/src\/admin\/(?:sections|record|palette|bookings|own)\/[^?]*\.module\.css$/;

/** To the names of a module's classes: the styles themselves, which hold from when its script runs. */
const added = (id: string) => `
import __styles from ${JSON.stringify(`${id}?inline`)};
const __sheet = new CSSStyleSheet();
__sheet.replaceSync(__styles);
document.adoptedStyleSheets.push(__sheet);`;

const applyTo = (isFor: (environment: string) => boolean): Pick<Plugin, 'apply' | 'applyToEnvironment'> => ({
  apply: 'build',
  applyToEnvironment: ({ name }) => isFor(name),
});

/**
 * Sections bring their styles in their scripts: the page of the back-office has those alone that its first screen
 * needs.
 */
export const sectionStyles = (): Plugin[] => [
  {
    name: 'lotnisko:section-styles',
    enforce: 'post',
    ...applyTo((environment) => environment === 'client'),
    transform: {
      filter: { id: loadedLater },
      handler: (code, id) => ({ code: code + added(id), map: null, moduleSideEffects: true }),
    },
  },
  {
    name: 'lotnisko:pages-without-section-styles',
    enforce: 'pre',
    ...applyTo((environment) => environment !== 'client'),
    transform: { filter: { id: loadedLater }, handler: () => ({ code: '@layer features {}', map: null }) },
  },
];
