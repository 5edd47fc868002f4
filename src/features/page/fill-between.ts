/** A page with `markup` in the place that two of these comments enclose in the built one. */
export function fillBetween(html: string, edge: string, markup: string): string {
  const [before, , after] = html.split(edge);
  if (after === undefined) throw new Error(`The page has no place between two ${edge}`);
  return `${before}${markup}${after}`;
}
