import { changed } from '../../client/useAddressParams.ts';
import css from './PerPage.module.css';
import { limits } from './schedule-question.ts';

/** How many flights stand on a page: plain links, since a function fills the page that they lead to. */
export const PerPage = ({ params, limit: chosen }: { params: URLSearchParams; limit: number }) => (
  <nav className={css.limits} aria-label="Lotów na stronie">
    <span>Na stronie:</span>
    {limits.map((limit) => (
      <a
        key={limit}
        href={`?${changed(params, { limit: String(limit), page: undefined })}`}
        aria-current={limit === chosen || undefined}
      >
        {limit}
      </a>
    ))}
  </nav>
);
