import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { isOffice } from '../../domain/office/back-office.ts';

/**
 * Follows links within the back-office without loading the page anew: for the element around them. A link is then a
 * plain `<a>`, wherever it is drawn.
 */
export function useLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || event.button !== 0 || leadsElsewhere(event, link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

/** To a new tab, a file, another page, or a part of this one. */
function leadsElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || link.target || link.hasAttribute('download')) return true;
  if (link.origin !== location.origin || !isOffice(link.pathname)) return true;
  return link.hash !== '' && link.pathname === location.pathname;
}
