import { readAtHeader } from '../../client/offline/read-at.ts';
import { request } from '../../client/request.ts';
import type { Announcement } from '../../domain/announcement.ts';
import { typeset } from '../../domain/language/typeset.ts';

// Plain on purpose: these pages ship no React
export type Shown = Pick<Announcement, 'id' | 'title' | 'content' | 'create_time' | 'valid_until' | 'travel'>;

type Text = 'title' | 'content' | 'create_time' | 'valid_until';

const date = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Warsaw' } as const;
const day = new Intl.DateTimeFormat('pl-PL', date);
const instant = new Intl.DateTimeFormat('pl-PL', { ...date, hour: '2-digit', minute: '2-digit' });
const checkMs = 15_000;

/** Brings a built list of announcements to life: its pages, the end of what is over, newer ones. */
export function startNews(root: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
  const part = (name: string) => find(`[data-part=${name}]`);
  const pager = root.querySelector('nav');
  const copyOf = (name: string) =>
    find<HTMLTemplateElement>(`template[data-of=${name}]`).content.firstElementChild?.cloneNode(true) as HTMLElement;
  const list = find('ul');
  const pageSize = Number(root.dataset.pageSize);
  let readAt = Number(root.dataset.readAt);
  let items = [...list.children] as HTMLElement[];

  const isOver = ({ dataset }: HTMLElement) => Date.parse(dataset.until ?? '') <= Date.now();

  function show(): void {
    items = items.filter((it) => !isOver(it));
    const pages = Math.ceil(items.length / pageSize);
    const asked = Math.trunc(Number(new URLSearchParams(location.search).get('page')));
    const page = Math.max(1, Math.min(asked || 1, pages));
    list.replaceChildren(...items.slice((page - 1) * pageSize, page * pageSize));
    root.dataset.live = '';
    part('none').hidden = !readAt || items.length > 0;
    if (readAt) root.querySelector('[data-part=waiting]')?.remove();
    if (pager) showPages(pager, page, pages);
  }

  function showPages(pager: HTMLElement, page: number, pages: number): void {
    const [back, on] = [find<HTMLAnchorElement>('[data-page=back]'), find<HTMLAnchorElement>('[data-page=on]')];
    part('pages').hidden = pages <= 1;
    for (const [link, to] of [[back, page - 1] as const, [on, page + 1] as const]) {
      const leads = to >= 1 && to <= pages;
      link.toggleAttribute('href', leads);
      if (leads) link.href = `?page=${to}`;
      link.role = leads ? null : 'link';
      link.ariaDisabled = leads ? null : 'true';
    }
    const numbers = Array.from({ length: pages }, (_, i) => {
      const link = copyOf('page') as HTMLAnchorElement;
      link.append(String(i + 1));
      link.href = `?page=${i + 1}`;
      if (i + 1 === page) link.ariaCurrent = 'page';
      return link;
    });
    pager.replaceChildren(back, ...numbers, on);
  }

  function itemOf(it: Shown): HTMLElement {
    const item = copyOf('item');
    item.dataset.until = it.valid_until;
    const mark = item.querySelector<HTMLElement>('[data-part=travel]');
    if (mark) mark.hidden = !it.travel;
    for (const field of item.querySelectorAll<HTMLElement>('[data-of]')) {
      const value = it[field.dataset.of as Text];
      if (field instanceof HTMLAnchorElement) field.href = `/ogloszenia/${it.id}`;
      if (field instanceof HTMLTimeElement) field.dateTime = value;
      field.textContent = field instanceof HTMLTimeElement ? day.format(new Date(value)) : typeset(value);
    }
    return item;
  }

  async function ask(): Promise<void> {
    part('failed').hidden = true;
    try {
      const answer = await request(root.dataset.path ?? '');
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const { data } = (await answer.json()) as { data: Shown[] };
      const kept = Number(answer.headers.get(readAtHeader));
      readAt = kept || Date.now();
      items = data.map(itemOf);
      show();
      tellAge(kept > 0);
    } catch (error) {
      console.warn('announcements', error);
      root.querySelector('[data-part=waiting]')?.remove();
      part('failed').hidden = readAt > 0;
      tellAge(readAt > 0);
    }
  }

  function tellAge(isOld: boolean): void {
    part('age').hidden = !isOld;
    part('age').textContent = isOld ? `Stan z ${instant.format(readAt)}` : '';
  }

  function turn(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('nav a[href]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
    scrollTo(0, 0);
    list.focus({ preventScroll: true });
  }

  root.addEventListener('click', turn);
  part('failed')
    .querySelector('button')
    ?.addEventListener('click', () => void ask());
  addEventListener('popstate', show);
  setInterval(() => items.some(isOver) && show(), checkMs);
  show();
  // Nobody waits for what they have not scrolled to
  const seen = new IntersectionObserver(([it]) => {
    if (!it?.isIntersecting) return;
    seen.disconnect();
    void ask();
  });
  seen.observe(root);
}
