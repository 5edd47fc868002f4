/** A page with `markup` between the two places where the built one has this comment. */
export function fillBetween(html: string, edge: string, markup: string): string {
  const [before, , after] = html.split(edge);
  if (after === undefined) throw new Error(`The page has no place between two ${edge}`);
  return [before, markup, after].join(edge);
}
