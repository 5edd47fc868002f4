import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import dialog from '../../ui/ConfirmDialog.module.css';
import { classes } from '../../ui/classes.ts';
import type { DialogFrameProps } from '../../ui/DialogFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { addModal, removeModal, topDialog, useTopDialog } from '../../ui/modals.ts';
import { useRadixOr } from '../radix/radix.ts';
import css from './QuestionFrame.module.css';

interface QuestionFrameProps extends Omit<DialogFrameProps, 'role'> {
  /** What has the focus at first, where that is not its first button. */
  first?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** A question that must be answered before anything else; the focus goes back to where it was. */
export function QuestionFrame({ title, text, tone, busy, onLeave, first, children }: QuestionFrameProps) {
  const radix = useRadixOr(onLeave);
  const room = useRoom();
  useFocusBack();
  if (!radix || room === undefined) return null;
  const { Root, Portal, Overlay, Content, Title, Description } = radix.question;
  return (
    <Root open onOpenChange={(open) => !open && !busy && onLeave()}>
      <Portal container={room as HTMLElement | null}>
        <Overlay className={css.backdrop} />
        <Content
          ref={reach}
          className={classes(dialog.dialog, css.question)}
          {...(!text && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const box = event.currentTarget as HTMLElement;
            (first?.current ?? box.querySelector('button'))?.focus({ preventScroll: true });
          }}
        >
          <Title data-tone={tone}>
            {tone && <Icon name={tone === 'bad' ? 'cancel' : 'check'} />}
            {title}
          </Title>
          {text && <Description>{text}</Description>}
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** Messages stay within reach while it is open. */
function reach(content: HTMLElement | null) {
  if (!content) return;
  addModal(content);
  return () => removeModal(content);
}

/**
 * Where a question is drawn: in the dialog that it was asked from, else in the page. undefined while a dialog that was
 * opened later, as that of signing in again, covers it.
 */
function useRoom(): Element | null | undefined {
  const top = useTopDialog() ?? null;
  const [below, setBelow] = useState<Element | null>();
  // By then a dialog that goes with the press that asks has gone
  useLayoutEffect(() => setBelow(topDialog() ?? null), []);
  return below === undefined || (top && top !== below) ? undefined : top;
}

/** What had the focus when it was asked has it again afterwards. */
function useFocusBack() {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
}
