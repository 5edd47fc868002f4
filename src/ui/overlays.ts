import { shared } from './shared-value.ts';

export interface Action {
  label: string;
  run: () => void;
}
export interface Toast {
  id: number;
  text: string;
  /** Below it: why. */
  more?: string | undefined;
  tone: 'good' | 'info' | 'warn' | 'bad';
  action?: Action | undefined;
  /** How long it stays, where that is not its tone's time; other actions do not take it away before. */
  ms?: number | undefined;
  /** What its action is about: a later message about any of it takes its place. */
  about?: readonly string[] | undefined;
}
export interface Dialog {
  title: string;
  text?: string | undefined;
  tone?: 'good' | 'bad' | undefined;
  /** The button that agrees; with `no` it is a question, without it a message. */
  yes: string;
  no?: string | undefined;
  /** What a message offers besides being read. */
  action?: Action | undefined;
  /** What agreeing does. While it runs the dialog waits; a message runs it on any way of closing. */
  run?: (() => void | Promise<void>) | undefined;
}

// <Overlays/> shows what any island of the page asks for
export const toasts = shared<readonly Toast[]>([]);
export const dialogs = shared<readonly Dialog[]>([]);

let last = 0;
/** Says something in passing: 5 s, an error 10 s. */
export const toast = ({
  tone = 'good',
  ...rest
}: {
  text: string;
  more?: string | undefined;
  tone?: Toast['tone'];
  action?: Action | undefined;
  ms?: number | undefined;
  about?: readonly string[] | undefined;
}): void => {
  last += 1;
  const isOver = (it: Toast) => it.text === rest.text || rest.about?.some((what) => it.about?.includes(what));
  toasts.set((all) => [...all.filter((it) => !isOver(it)), { id: last, tone, ...rest }]);
};
/** What was said of the page's state before is over. */
export const dropToasts = (): void => toasts.set((all) => all.filter((it) => it.ms !== undefined));
export const dropToast = (id: number): void => toasts.set((all) => all.filter((it) => it.id !== id));

/** Asks before something happens; `run` is called only on yes. */
export const confirm = ({
  yes = 'Tak',
  no = 'Anuluj',
  ...rest
}: Omit<Dialog, 'yes' | 'run'> & { yes?: string; run: () => void | Promise<void> }): void => open({ yes, no, ...rest });

/** Says something that must be read; `run` follows when it was. */
export const alert = ({ yes = 'OK', ...rest }: Omit<Dialog, 'yes' | 'no'> & { yes?: string }): void =>
  open({ yes, ...rest });

// Ten failed requests say the same once
const open = (dialog: Dialog) =>
  dialogs.set((all) => (all.some((it) => it.title === dialog.title && !it.no && !dialog.no) ? all : [...all, dialog]));
export const closeDialog = (): void => dialogs.set((all) => all.slice(1));
