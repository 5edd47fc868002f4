import { Command } from 'cmdk';
import type { OfficeIcon } from '../../domain/kernel/icons.ts';
import { marked } from '../../fields/highlight.tsx';
import { SectionIcon } from '../parts/SectionIcon.tsx';
import css from './Palette.module.css';

interface ChoiceProps {
  icon: OfficeIcon;
  words: string;
  /** What tells it from another one with the same words. */
  detail?: string | undefined;
  id?: string;
  term?: string;
  go: () => void;
}

/** A row of the palette. */
export const Choice = ({ icon, words, detail, id = words, term = '', go }: ChoiceProps) => (
  <Command.Item value={id} onSelect={go} className={css.choice}>
    <span className={css.tile}>
      <SectionIcon name={icon} />
    </span>
    <span>
      <strong>{marked(words, term)}</strong>
      {detail && <small>{detail}</small>}
    </span>
  </Command.Item>
);
