import type { KeyboardEvent, ReactNode } from 'react';
import { radix } from '../radix/radix.ts';
import { Standing } from '../radix/Standing.tsx';
import { type Popup, roomOf } from '../radix/usePopup.ts';
import css from './PopupBox.module.css';

interface PopupBoxProps {
  popup: Popup;
  label: string;
  align?: 'start' | 'end';
  /** Where it closes because somebody went on from it, the focus does not come back to the button: false. */
  onLeave?: () => boolean;
  children: ReactNode;
}

/** A box of controls beside the button that opens it, with the page still in sight; Tab goes on from the button. */
export function PopupBox({ popup: { button, isOpen, open }, label, align = 'end', onLeave, children }: PopupBoxProps) {
  if (isOpen === undefined) return null;
  const { Root, Trigger, Portal, Content } = radix().popover;
  const onTab = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return;
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, select, a[href]')].filter(
      (it) => it.tabIndex >= 0 && !it.matches(':disabled'),
    );
    if (document.activeElement !== controls.at(event.shiftKey ? 0 : -1)) return;
    button.current?.focus();
    if (event.shiftKey) event.preventDefault();
  };
  return (
    <Root open={isOpen} onOpenChange={open}>
      <Trigger asChild>
        <Standing of={button} />
      </Trigger>
      <Portal container={roomOf(button.current)}>
        <Content
          className={css.box}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onKeyDown={onTab}
          onCloseAutoFocus={(event) => onLeave?.() === false && event.preventDefault()}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
