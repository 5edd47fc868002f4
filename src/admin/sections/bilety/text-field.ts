const signless = ['button', 'checkbox', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** May something be typed into it? */
export const isTextField = (target: unknown): boolean =>
  target instanceof HTMLInputElement
    ? !signless.includes(target.type)
    : target instanceof HTMLElement && (target.matches('textarea, select') || target.isContentEditable);

/** Gives a field what it held before; React hears of a value only if the element's own setter has set it. */
export function putBack(target: HTMLInputElement, value: string): void {
  const valueProperty = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value');
  valueProperty?.set?.call(target, value);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
