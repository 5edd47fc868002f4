import type { OfficeIcon } from '../../domain/kernel/icons.ts';
import sprite from '../icons.svg?url&no-inline';
import css from './SectionIcon.module.css';

/** A pictogram of admin/icons.svg; it never stands without a word, so it is hidden from readers. */
export const SectionIcon = ({ name }: { name: OfficeIcon }) => (
  <svg className={css.icon} aria-hidden="true" data-icon={name}>
    <use href={`${sprite}#${name}`} />
  </svg>
);
