import css from './Breadcrumbs.module.css';

interface Crumb {
  words: string;
  /** Absent: where one is. */
  href?: string;
}

/** The way back to the section, above what is opened from it. */
export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Okruszki">
    <ol className={css.crumbs}>
      {crumbs.map(({ words, href }) => (
        <li key={words}>{href ? <a href={href}>{words}</a> : <span aria-current="page">{words}</span>}</li>
      ))}
    </ol>
  </nav>
);
