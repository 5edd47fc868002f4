import { serializeProps } from 'astro/runtime/server/serialize.js';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

const attributes = '(?: [\\w-]+(?:="[^"]*")?)*';

/** The built page with one island rendered anew: its markup, and the props that the browser takes it over with. */
export function fillIsland<P extends object>(html: string, name: string, Island: ComponentType<P>, props: P): string {
  const island = new RegExp(
    `(<astro-island${attributes} component-export="${name}"${attributes}>)[\\s\\S]*?</astro-island>`,
  );
  const [whole, tag = ''] = island.exec(html) ?? [];
  if (!whole) throw new Error(`The page has no island ${name}`);
  const identifierPrefix = / prefix="([^"]*)"/.exec(tag)?.[1] ?? '';
  const filled = tag.replace(
    / props="[^"]*"/,
    () => ` props='${quoted(serializeProps(props, { displayName: name, astroStaticSlot: true }))}'`,
  );
  const markup = renderToString(createElement(Island, props), { identifierPrefix });
  return html.replace(whole, () => `${filled}${markup}<!--astro:end--></astro-island>`);
}

/** JSON within single quotes: its own, of which it is full, stay as they are. */
const quoted = (json: string): string => json.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
