import { type Element, type Node, Window } from 'happy-dom';

/** What a mail program shows of its words: each text with the elements around it, the innermost first. */
interface Shown {
  words: string;
  around: Element[];
}

const parsed = (html: string) => new new Window().DOMParser().parseFromString(html, 'text/html');

function* textsIn(node: Node, around: Element[] = []): Generator<Shown> {
  for (const child of node.childNodes) {
    const words = child.nodeType === child.TEXT_NODE ? child.textContent.trim() : '';
    if (words) yield { words, around };
    if (child.nodeType !== child.ELEMENT_NODE) continue;
    const element = child as Element;
    if (!/display:none/.test(styleOf(element))) yield* textsIn(element, [element, ...around]);
  }
}
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const textsOf = (html: string): Shown[] => [...textsIn(parsed(html).body)];

/** The letter on a tile stands for the place, which the words name. */
const isTile = ({ words }: Shown) => /^\p{L}$/u.test(words);
export const wordsOfHtml = (html: string): string =>
  textsOf(html)
    .filter((it) => !isTile(it))
    .map(({ words }) => words)
    .join(' ');

export const linksOf = (html: string): string[] =>
  [...parsed(html).querySelectorAll('[href], [src]')].map(
    (it) => it.getAttribute('href') ?? it.getAttribute('src') ?? '',
  );

/** 'ink' → '#e8eef4': what the mail's own sheet makes of a class where the reader's colours are dark. */
function darkRules(html: string, property: 'color' | 'background'): Map<string, string> {
  const dark = html.slice(html.indexOf('@media (prefers-color-scheme:dark)'), html.indexOf('</style>'));
  const rules = dark.matchAll(/\.(\w+)\{([^}]*)\}/g);
  const found = new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`);
  return new Map(
    [...rules].flatMap(([, name = '', body = '']) => {
      const value = found.exec(body)?.[1];
      return value ? [[name, value] as const] : [];
    }),
  );
}

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
export const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [brightness(a), brightness(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};

/** The words that are hard to read in these colours (WCAG 2.2, 1.4.3), with what they contrast. */
export function faintWords(html: string, scheme: 'light' | 'dark'): string[] {
  const inEffect = (property: 'color' | 'background', { around }: Shown) => {
    const dark = scheme === 'dark' ? darkRules(html, property) : new Map<string, string>();
    const inline = new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`);
    const values = around.map((element) => {
      const names = (element.getAttribute('class') ?? '').split(' ');
      return names.map((name) => dark.get(name)).find(Boolean) ?? inline.exec(styleOf(element))?.[1];
    });
    const value = values.find(Boolean);
    if (!value) throw new Error(`These words have no ${property} of their own`);
    return value;
  };
  return textsOf(html)
    .map((it) => ({ ...it, by: contrast(inEffect('color', it), inEffect('background', it)) }))
    .filter(({ by }) => by < 4.5)
    .map(({ words, by }) => `${words}: ${by.toFixed(1)}`);
}
