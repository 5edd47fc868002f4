import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { radix } from '../radix/radix.ts';
import { Standing } from '../radix/Standing.tsx';
import { type Popup, roomOf } from '../radix/usePopup.ts';
import css from './OptionMenu.module.css';

interface OptionMenuProps {
  popup: Popup;
  label: string;
  align?: 'start' | 'end';
  /** Groups of options. */
  children: ReactNode;
}

/** Gives the focus back to the button, which closes the menu: what is chosen may open a dialog, and returns there. */
const Leave = createContext(() => {});

/** Options beside the button that opens them; arrows, first letters, digits and Enter choose. */
export function OptionMenu({ popup: { button, isOpen, open }, label, align = 'start', children }: OptionMenuProps) {
  if (isOpen === undefined) return null;
  const { Root, Trigger, Portal, Content } = radix().menu;
  const leave = () => button.current?.focus();
  /** Tab goes on from the button, which Radix would not let it do. */
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return step(event);
    event.stopPropagation();
    leave();
  };
  return (
    <Root open={isOpen} onOpenChange={open} modal={false}>
      <Trigger asChild>
        <Standing of={button} />
      </Trigger>
      <Portal container={roomOf(button.current)}>
        <Content
          className={css.menu}
          align={align}
          sideOffset={gap}
          collisionPadding={gap}
          aria-label={label}
          aria-labelledby={undefined}
          onKeyDownCapture={onKey}
          onKeyDown={chooseByDigit}
          onInteractOutside={(event) => {
            // Pressed again, the button closes it itself
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <FirstFocused />
          <Leave value={leave}>{children}</Leave>
        </Content>
      </Portal>
    </Root>
  );
}

const gap = 4;

/** However it was opened, the first option has the focus; Radix does it for the keyboard alone. */
function FirstFocused() {
  const mark = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    optionsOf(mark.current?.parentElement)[0]?.focus({ preventScroll: true });
  }, []);
  return <i ref={mark} hidden />;
}

const optionsOf = (box: Element | null | undefined) => [
  ...(box?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

/** Goes on at once: Radix does it after a moment, and of two keys that follow fast loses one. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const options = optionsOf(event.currentTarget);
  const at = options.indexOf(document.activeElement as HTMLElement);
  const last = options.length - 1;
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 1 ? last : at - 1, Home: 0, End: last };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  options[to % options.length]?.focus();
}

function chooseByDigit(event: KeyboardEvent<HTMLElement>): void {
  if (!/^\d$/.test(event.key)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(`[data-hint='${event.key}']`)?.click();
}

interface OptionGroupProps {
  label: string;
  shown?: boolean;
  /** What is chosen now, where one of the group always is. */
  value?: string;
  children: ReactNode;
}

/** Options that belong together, below their name where that says something. */
export function OptionGroup({ label, shown, value, children }: OptionGroupProps) {
  const { Group, RadioGroup, Label } = radix().menu;
  const Box = value === undefined ? Group : RadioGroup;
  return (
    <Box aria-label={label} className={css.group} {...(value !== undefined && { value })}>
      {shown && <Label aria-hidden="true">{label}</Label>}
      {children}
    </Box>
  );
}

interface OptionProps {
  icon?: IconName | ReactElement | undefined;
  tone?: string | undefined;
  /** The key that chooses it. */
  hint?: string;
  /** In a group of which one is chosen: what it stands for. */
  value?: string;
  /** For readers, where the words alone say too little. */
  label?: string;
  /** Why it cannot be chosen: it stays to be read, and leaves the menu open. */
  why?: string | undefined;
  run: () => void;
  children: ReactNode;
}

export function Option({ icon, tone, hint, value, label, why, run, children }: OptionProps) {
  const { Item, RadioItem } = radix().menu;
  const leave = use(Leave);
  const choose = (event: Event) => {
    if (why) return event.preventDefault();
    leave();
    run();
  };
  const shared = {
    className: css.option,
    'aria-label': label,
    'aria-disabled': why ? true : undefined,
    'data-tone': tone,
    'data-hint': hint,
    onSelect: choose,
  };
  const words = (
    <>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <span>
        {children}
        {why && <small>{why}</small>}
      </span>
    </>
  );
  if (value === undefined) return <Item {...shared}>{words}</Item>;
  return (
    <RadioItem {...shared} value={value}>
      {words}
    </RadioItem>
  );
}

/** An option that leads somewhere. */
export function OptionLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const { Item } = radix().menu;
  return (
    <Item asChild>
      <a href={href} className={css.option}>
        {icon}
        <span>{children}</span>
      </a>
    </Item>
  );
}
