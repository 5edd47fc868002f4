import { expect, test } from 'vitest';
import { colours } from '../../src/airport/colours.ts';
import { contrast } from '../support/mail-reader.ts';

type Colour = keyof typeof colours;
const grounds: Colour[] = ['page', 'surface'];
const tones = ['info', 'good', 'warn', 'bad', 'neutral'] as const;

/** What is written on what. */
const written: [text: Colour, ground: Colour][] = [
  ...(['ink', 'ink-2', 'ink-3', 'link', 'amber-text', ...tones] as const).flatMap((text) =>
    grounds.map((ground): [Colour, Colour] => [text, ground]),
  ),
  ...(['ink', 'ink-2', 'ink-3'] as const).map((text): [Colour, Colour] => [text, 'surface-2']),
  ...tones.map((tone): [Colour, Colour] => [tone, `${tone}-soft`]),
  ['ink', 'amber-soft'],
  ['amber-text', 'amber-soft'],
  ['amber-ink', 'amber'],
  ['sign-ink', 'sign'],
  ['sign-2', 'sign'],
  ['amber', 'sign'],
];
/** Edges of controls, and the ring around what has the focus. */
const edges: [edge: Colour, ground: Colour][] = grounds.flatMap((ground): [Colour, Colour][] => [
  ['line-strong', ground],
  ['focus', ground],
]);

test.each(['light', 'dark'] as const)('every text of the airport’s colours is readable, %s', (look) => {
  const by = ([one, other]: [Colour, Colour]) => contrast(colours[one][look], colours[other][look]);
  const faint = (pairs: [Colour, Colour][], least: number) =>
    pairs.filter((pair) => by(pair) < least).map((pair) => `${pair.join(' on ')}: ${by(pair).toFixed(2)}`);
  expect(faint(written, 4.5), 'WCAG 2.2, 1.4.3').toEqual([]);
  expect(faint(edges, 3), 'WCAG 2.2, 1.4.11').toEqual([]);
});
