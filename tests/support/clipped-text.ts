import type { Page } from '@playwright/test';

/**
 * What a visitor cannot read: text that is cut off, out of the window or under other text, words that stand a letter
 * or two a line, and scrolling sideways.
 */
export const findClippedText = (page: Page): Promise<string[]> => page.evaluate(readClippedText);

/** Sets how big text is as the browser's own setting does; media queries in rem follow it. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  await client.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Runs in the page. */
function readClippedText(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page scrolls sideways by ${root.scrollWidth - innerWidth} px`);

  const ancestors = (it: Element | null): Element[] => (it ? [it, ...ancestors(it.parentElement)] : []);
  const isForEyes = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, option') &&
    // Read out, not seen
    ancestors(element).every((around) => getComputedStyle(around).clipPath === 'none');
  const walker = document.createTreeWalker(
    document.querySelector('dialog:modal') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const texts: { element: Element; words: string; box: DOMRect; layer: Element | undefined }[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    const words = currentNode.textContent?.trim();
    if (!element || !words || !isForEyes(element)) continue;
    const layer = ancestors(element).find((it) => ['fixed', 'sticky'].includes(getComputedStyle(it).position));
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const inPieces = wordsInPieces(currentNode);
    if (inPieces.length > 0) found.push(`"${inPieces.join(' ')}" is broken letter by letter`);
    for (const { x, y, width, height } of range.getClientRects()) {
      // A line's box is higher than its letters
      texts.push({ element, words, layer, box: new DOMRect(x + 1, y + height / 4, width - 2, height / 2) });
    }
  }

  /** The words of a text that take a line for every two letters or fewer. */
  function wordsInPieces(text: Node): string[] {
    const range = document.createRange();
    return [...(text.textContent ?? '').matchAll(/\p{L}{4,}/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 && lines.size >= word.length / 2 ? [word] : [];
    });
  }

  for (const { element, words, box } of texts) {
    if (box.left < 0) found.push(`"${words}" is out of the window`);
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const isCut = overflowX !== 'visible' && (box.left < frame.left || box.right > frame.right);
      // What is clamped to some lines is shortened on purpose
      const isCutBelow =
        webkitLineClamp === 'none' &&
        ['hidden', 'clip'].includes(overflowY) &&
        (box.top < frame.top || box.bottom > frame.bottom);
      if (isCut || isCutBelow)
        found.push(`"${words}" is cut off by <${around.tagName.toLowerCase()} class="${around.className}">`);
    }
  }
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      const isOver =
        one.box.left < other.box.right &&
        other.box.left < one.box.right &&
        one.box.top < other.box.bottom &&
        other.box.top < one.box.bottom;
      if (isOver && one.element !== other.element && one.layer === other.layer)
        found.push(`"${one.words}" and "${other.words}" lie over each other`);
    }
  }
  return [...new Set(found)];
}
