import { Icon } from './Icon.tsx';
import css from './More.module.css';

/** A link onwards, with an arrow that leans where it leads. */
export const More = ({ href, children }: { href: string; children: string }) => (
  <a className={css.more} href={href}>
    {`${children} `}
    <Icon name="arrow" />
  </a>
);
