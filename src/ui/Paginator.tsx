import type { MouseEvent } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import css from './Paginator.module.css';

interface PaginatorProps {
  /** Where a screen has several, whose pages these are. */
  of?: string | undefined;
  page: number;
  pages: number;
  /** Where a page can be found: a link that opens in a new tab as well. */
  href: (page: number) => string;
  /** Turns the page in place; absent, the link is followed. */
  onPage?: (page: number) => void;
}

/** Numbered pages between two arrows; nothing when there is only one page. */
export function Paginator({ of, page, pages, href, onPage }: PaginatorProps) {
  if (pages <= 1) return null;
  const link = (to: number) => ({
    href: href(to),
    onClick: (event: MouseEvent) => {
      if (!onPage || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onPage(to);
    },
  });
  const arrow = (to: number, icon: IconName, label: string) => (
    // At an end it leads to where one is: without an address it would lose the focus
    <a {...(to >= 1 && to <= pages ? link(to) : { ...link(page), 'aria-disabled': true, tabIndex: -1 })}>
      <Icon name={icon} />
      <span className="hidden">{label}</span>
    </a>
  );
  return (
    <nav className={css.pager} aria-label={of ? `Strony: ${of}` : 'Strony'}>
      {arrow(page - 1, 'left', 'Poprzednia strona')}
      {shown(page, pages).map((shownPage) =>
        typeof shownPage === 'number' ? (
          <a key={shownPage} aria-current={shownPage === page ? 'page' : undefined} {...link(shownPage)}>
            <span className="hidden">Strona </span>
            {shownPage}
          </a>
        ) : (
          <span key={shownPage} aria-hidden="true">
            …
          </span>
        ),
      )}
      {arrow(page + 1, 'right', 'Następna strona')}
    </nav>
  );
}

/** All of a few pages; of many the first, the last and those around the current one. */
export function shown(page: number, pages: number): (number | 'before' | 'after')[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'after', pages];
  if (page >= pages - 3) return [1, 'before', ...range(pages - 4, pages)];
  return [1, 'before', ...range(page - 1, page + 1), 'after', pages];
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
