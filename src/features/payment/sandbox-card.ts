import styles from './sandbox.module.css';
import { type CardFacts, type CardProblem, problemsOf, readCard } from './sandbox-check.ts';

type Handler = (event: object) => void;

/** What the provider's card field is to React: something that mounts, tells of changes and is read when paying. */
export interface SandboxCard {
  on(event: string, handler: Handler): SandboxCard;
  once(event: string, handler: Handler): SandboxCard;
  off(event: string, handler?: Handler): SandboxCard;
  mount(node: HTMLElement): void;
  unmount(): void;
  destroy(): void;
  update(options: { disabled?: boolean }): void;
  focus(): void;
  blur(): void;
  clear(): void;
  /** The card as typed, or what is still wrong with it. */
  read(): CardFacts | CardProblem;
}

const digits = (it: string) => it.replace(/\D/g, '');
const fields = [
  {
    name: 'number',
    label: 'Numer karty',
    autocomplete: 'cc-number',
    placeholder: '4242 4242 4242 4242',
    form: (it: string) => spaced(digits(it)),
  },
  {
    name: 'exp',
    label: 'Ważna do (MM/RR)',
    autocomplete: 'cc-exp',
    placeholder: '12/34',
    form: (it: string) => slashed(digits(it)),
  },
  {
    name: 'cvc',
    label: 'Kod CVC',
    autocomplete: 'cc-csc',
    placeholder: '123',
    form: (it: string) => digits(it).slice(0, 4),
  },
] as const;
const spaced = (it: string) => (it.slice(0, 19).match(/.{1,4}/g) ?? []).join(' ');
const slashed = (it: string) => (it.length > 2 ? `${it.slice(0, 2)}/${it.slice(2, 4)}` : it);

const hints = [
  '4242 4242 4242 4242 – udana płatność',
  '4000 0000 0000 0002 – odmowa',
  '4000 0025 0000 3155 – pytanie banku (3-\u2060D Secure)',
];

export function createCard(options: { disabled?: boolean } = {}): SandboxCard {
  const handlers = new Map<string, Set<Handler>>();
  const tell = (event: string, more: object = {}) => {
    for (const handler of handlers.get(event) ?? []) handler({ elementType: 'card', ...more });
  };
  const box = element('fieldset', { className: styles.card ?? '', disabled: options.disabled ?? false });
  const inputs = fields.map(({ name, label, autocomplete, placeholder, form }) => {
    const input = element('input', {
      id: `card-${name}`,
      name: `card-${name}`,
      placeholder,
      inputMode: 'numeric',
      required: true,
    });
    input.autocomplete = autocomplete;
    input.addEventListener('input', () => {
      // Only when typing at the end: a caret in the middle stays where it is
      if (input.selectionStart === input.value.length) input.value = form(input.value);
      changed();
    });
    input.addEventListener('focus', () => tell('focus'));
    input.addEventListener('blur', () => tell('blur'));
    // Told on leaving it and on paying, taken back as soon as it is right
    input.addEventListener('blur', () => input.value !== '' && show(name));
    input.addEventListener('input', () => input.getAttribute('aria-invalid') && show(name));
    const message = element('p', { id: `card-${name}-error`, className: styles.wrong ?? '', hidden: true });
    const wrapper = element('label', {});
    wrapper.append(label, input);
    const part = element('div', { className: (name === 'number' && styles.number) || '' });
    part.append(wrapper, message);
    box.append(part);
    return input;
  });
  const typed = () => inputs.map(({ value }) => digits(value));
  const show = (...names: string[]) => {
    const problems = problemsOf(typed());
    inputs.forEach((input, index) => {
      const name = fields[index]?.name ?? '';
      const line = box.querySelector<HTMLElement>(`#card-${name}-error`);
      if (!names.includes(name) || !line) return;
      const message = problems[index]?.message;
      line.textContent = message ?? '';
      line.hidden = !message;
      for (const attribute of ['aria-invalid', 'aria-describedby']) input.removeAttribute(attribute);
      if (!message) return;
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', line.id);
    });
  };
  box.prepend(element('legend', { textContent: 'Piaskownica: karta testowa, nic nie pobieramy' }));
  const list = element('ul', { className: styles.hints ?? '' });
  list.append(...hints.map((textContent) => element('li', { textContent })));
  box.append(list);

  const read = () => {
    show(...fields.map(({ name }) => name));
    const card = readCard(typed());
    if (!('code' in card)) return card;
    const problems = problemsOf(typed());
    const wrong = fields.flatMap(({ name, label }, index) => {
      const error = problems[index]?.message;
      return error ? [{ id: `card-${name}`, label, error }] : [];
    });
    return { ...card, wrong };
  };
  const changed = () => {
    const card = readCard(typed());
    const empty = inputs.every(({ value }) => value === '');
    const isWrong = 'code' in card && card.code.startsWith('invalid');
    tell('change', {
      empty,
      complete: !('code' in card),
      error: isWrong ? card : undefined,
      brand: 'unknown',
      value: { postalCode: '' },
    });
  };
  const self: SandboxCard = {
    on: (event, handler) => {
      handlers.set(event, (handlers.get(event) ?? new Set()).add(handler));
      return self;
    },
    once: (event, handler) => {
      const single: Handler = (change) => {
        self.off(event, single);
        handler(change);
      };
      return self.on(event, single);
    },
    off: (event, handler) => {
      if (handler) handlers.get(event)?.delete(handler);
      else handlers.delete(event);
      return self;
    },
    mount: (node) => {
      node.replaceChildren(box);
      queueMicrotask(() => tell('ready'));
    },
    unmount: () => box.remove(),
    destroy: () => box.remove(),
    update: ({ disabled }) => {
      if (disabled !== undefined) box.disabled = disabled;
    },
    focus: () => (inputs.find((it) => it.getAttribute('aria-invalid')) ?? inputs[0])?.focus(),
    blur: () => inputs.find((it) => it === document.activeElement)?.blur(),
    clear: () => {
      for (const input of inputs) input.value = '';
      changed();
    },
    read,
  };
  return self;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
