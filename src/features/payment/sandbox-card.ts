import styles from './sandbox.module.css';

export interface CardFacts {
  number: string;
  month: string;
  year: string;
  cvc: string;
}
export interface CardProblem {
  type: 'validation_error';
  code: string;
  message: string;
}
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
  '4000 0025 0000 3155 – pytanie banku (3-D Secure)',
];

export function createCard(options: { disabled?: boolean } = {}): SandboxCard {
  const handlers = new Map<string, Set<Handler>>();
  const tell = (event: string, more: object = {}) => {
    for (const handler of handlers.get(event) ?? []) handler({ elementType: 'card', ...more });
  };
  const box = element('fieldset', { className: styles.card ?? '', disabled: options.disabled ?? false });
  const inputs = fields.map(({ name, label, autocomplete, placeholder, form }) => {
    const input = element('input', { name: `card-${name}`, placeholder, inputMode: 'numeric', required: true });
    input.autocomplete = autocomplete;
    input.addEventListener('input', () => {
      // Only when typing at the end: a caret in the middle stays where it is
      if (input.selectionStart === input.value.length) input.value = form(input.value);
      changed();
    });
    input.addEventListener('focus', () => tell('focus'));
    input.addEventListener('blur', () => tell('blur'));
    const wrapper = element('label', { className: styles[name] ?? '' });
    wrapper.append(label, input);
    box.append(wrapper);
    return input;
  });
  box.prepend(element('legend', { textContent: 'Piaskownica: karta testowa, nic nie pobieramy' }));
  const list = element('ul', { className: styles.hints ?? '' });
  list.append(...hints.map((textContent) => element('li', { textContent })));
  box.append(list);

  const read = () => readCard(inputs.map(({ value }) => digits(value)));
  const changed = () => {
    const card = read();
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
      const single: Handler = (it) => {
        self.off(event, single);
        handler(it);
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
    focus: () => inputs[0]?.focus(),
    blur: () => inputs.find((it) => it === document.activeElement)?.blur(),
    clear: () => {
      for (const input of inputs) input.value = '';
      changed();
    },
    read,
  };
  return self;
}

const problem = (code: string, message: string): CardProblem => ({ type: 'validation_error', code, message });

function readCard([number = '', exp = '', cvc = '']: string[]): CardFacts | CardProblem {
  const [month, year] = [exp.slice(0, 2), exp.slice(2, 4)];
  if (number.length < 15) return problem('incomplete_number', 'Numer karty jest niekompletny.');
  if (!isCardNumber(number)) return problem('invalid_number', 'Numer karty jest nieprawidłowy.');
  if (exp.length < 4) return problem('incomplete_expiry', 'Data ważności karty jest niekompletna.');
  const ends = new Date(2000 + Number(year), Number(month));
  if (Number(month) < 1 || Number(month) > 12)
    return problem('invalid_expiry_month', 'Data ważności karty jest nieprawidłowa.');
  if (ends.getTime() <= Date.now()) return problem('invalid_expiry_year_past', 'Rok ważności karty już minął.');
  if (cvc.length < 3) return problem('incomplete_cvc', 'Kod zabezpieczający karty jest niekompletny.');
  return { number, month, year, cvc };
}

/** The check digit of a card number. */
const isCardNumber = (number: string): boolean =>
  [...number].reverse().reduce((sum, digit, i) => {
    const doubled = Number(digit) * (i % 2 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
