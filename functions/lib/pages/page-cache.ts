/**
 * The CDN keeps a page that tells times for half a minute, and half a minute more while it asks anew; a write makes it
 * forget at once. One copy for everyone: no page is another for who is signed in, and of its address only `parameters`
 * count (one that no address has stands for none: without the header all would).
 */
export function cachePage(headers: Headers, tags: string, parameters: readonly string[] = []): void {
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  headers.set('netlify-cdn-cache-control', 'public, s-maxage=30, stale-while-revalidate=30');
  headers.set('netlify-cache-tag', tags);
  headers.set('netlify-vary', `query=${parameters.length > 0 ? parameters.join('|') : 'none'}`);
}
