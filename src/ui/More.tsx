import { Icon } from './Icon.tsx';
import css from './More.module.css';

/** A link onwards, with an arrow that leans where it leads. Astro passes children as an object, so `words` are none. */
export const More = ({ href, words }: { href: string; words: string }) => (
  <a className={css.more} href={href}>
    {`${words} `}
    <Icon name="arrow" />
  </a>
);
