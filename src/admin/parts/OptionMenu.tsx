import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import css from './OptionMenu.module.css';
import { Popup, PopupButton } from './Popup.tsx';

interface OptionMenuProps {
  id: string;
  label: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** What opens it, by `popoverTarget`. */
  button: RefObject<HTMLElement | null>;
  /** Groups of options. */
  children: ReactNode;
}

/** Options beside the button that opens them, or above it for want of room; arrows, digits and Enter choose. */
export function OptionMenu({ id, label, open, onOpen, button, children }: OptionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [box, at] = [menu.current, button.current?.getBoundingClientRect()];
    if (!open || !box || !at) return;
    const { offsetHeight, offsetWidth } = box;
    const below = at.bottom + gap;
    const top = below + offsetHeight > innerHeight ? Math.max(gap, at.top - offsetHeight - gap) : below;
    const left = Math.max(gap, Math.min(at.left, innerWidth - offsetWidth - gap));
    Object.assign(box.style, { top: `${top}px`, left: `${left}px` });
    optionsOf(box)[0]?.focus();
  }, [open, button]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = optionsOf(event.currentTarget);
    const at = options.findIndex((it) => it.matches(':focus'));
    const last = options.length - 1;
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 1 ? last : at - 1, Home: 0, End: last };
    const step = steps[event.key];
    const chosen = options.find(({ dataset }) => /^\d$/.test(event.key) && dataset.hint === event.key);
    if (step === undefined && !chosen) return;
    event.preventDefault();
    if (chosen) chosen.click();
    else options[(step ?? 0) % options.length]?.focus();
  };
  return (
    <Popup
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={css.menu}
      onToggle={(event: ToggleEvent<HTMLDivElement>) => onOpen(event.newState === 'open')}
      onKeyDown={onKeyDown}
      onClick={() => menu.current?.hidePopover()}
    >
      {open && children}
    </Popup>
  );
}

const gap = 4;
const optionsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role^=menuitem]')];

/** Options that belong together, below their name where that says something. */
export const OptionGroup = ({ label, shown, children }: { label: string; shown?: boolean; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a menu has no fieldset
  <div role="group" aria-label={label} className={css.group}>
    {shown && <p aria-hidden="true">{label}</p>}
    {children}
  </div>
);

interface OptionProps {
  icon?: string;
  tone?: string | undefined;
  /** The key that chooses it. */
  hint?: string;
  /** Is it what there is? */
  checked?: boolean;
  /** For readers, where the words alone say too little. */
  label?: string;
  /** Why it cannot be chosen. */
  why?: string | undefined;
  run: () => void;
  children: ReactNode;
}

export const Option = ({ icon, tone, hint, checked, label, why, run, children }: OptionProps) => (
  <PopupButton
    {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked })}
    aria-label={label}
    tabIndex={-1}
    className={css.option}
    data-tone={tone}
    data-hint={hint}
    {...(why ? { 'aria-disabled': true, onClick: stay } : { onClick: run })}
  >
    {icon && <Icon name={icon as IconName} />}
    <span>
      {children}
      {why && <small>{why}</small>}
    </span>
  </PopupButton>
);

/** What cannot be chosen leaves the menu open, with its reason. */
const stay = (event: MouseEvent) => event.stopPropagation();
