import type { ReactNode } from 'react';
import css from './InputBox.module.css';

/** The label of an input that stands in one frame with what is beside it: an icon, a unit, a key. */
export const InputBox = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its input and its words are the children
  <label className={`${css.box} ${className}`}>{children}</label>
);
