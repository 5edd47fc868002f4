import { pictureSource } from '../domain/site/picture-widths.ts';
import css from './Picture.module.css';

/** An uploaded picture in a list, by its name; the row beside it says what it shows. */
export const Picture = ({ name }: { name: string }) => (
  <img className={css.picture} loading="lazy" {...pictureSource(name, '4rem')} alt="" width="64" height="36" />
);
