import { readAtHeader } from '../../client/offline/read-at.ts';
import { request } from '../../client/request.ts';
import { lazyValue } from '../../domain/language/lazy-value.ts';
import { typeset } from '../../domain/language/typeset.ts';
import type { Announcement } from '../../domain/site/announcement.ts';
import { wholeLetters } from './whole-letters.ts';

// Plain on purpose: these pages ship no React
export type Shown = Pick<Announcement, 'id' | 'title' | 'content' | 'create_time' | 'valid_until' | 'travel'>;

type Text = 'title' | 'content' | 'create_time' | 'valid_until';

const two = '2-digit';
// Made when something is read anew: the page as it was built has its times
const instant = lazyValue(
  () =>
    new Intl.DateTimeFormat('pl-PL', {
      day: two,
      month: two,
      year: 'numeric',
      hour: two,
      minute: two,
      timeZone: 'Europe/Warsaw',
    }),
);
/** '22.11.2026' of '22.11.2026, 12:03' */
const dayLength = 10;
const checkMs = 15_000;

/** Brings a built list of announcements to life: its pages, the end of what is over, newer ones. */
export function startNews(root: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector) as E;
  const part = (name: string) => find(`[data-part=${name}]`);
  const pager = root.querySelector('nav');
  // As it was built, with two pages: between the arrows, the current one and another
  const [back, , other, on] = root.querySelectorAll<HTMLAnchorElement>('nav a');
  const waiting: HTMLElement | null = part('waiting');
  const list = find('ul');
  const pageSize = Number(root.dataset.pageSize);
  let readAt = Number(list.dataset.readAt);
  let items = [...list.children] as HTMLElement[];

  const isOver = ({ dataset }: HTMLElement) => Date.parse(dataset.until ?? '') <= Date.now();

  function show(): void {
    items = items.filter((it) => !isOver(it));
    const pages = Math.ceil(items.length / pageSize);
    const asked = Number(new URLSearchParams(location.search).get('page'));
    const page = Math.max(1, Math.min(Math.trunc(asked), pages)) || 1;
    list.replaceChildren(...items.slice((page - 1) * pageSize, page * pageSize));
    root.dataset.live = '';
    part('none').hidden = !readAt || items.length > 0;
    if (readAt) waiting?.remove();
    showPages(page, pages);
  }

  function showPages(page: number, pages: number): void {
    if (!pager || !back || !other || !on) return;
    part('pages').hidden = pages <= 1;
    for (const [link, to] of [[back, page - 1] as const, [on, page + 1] as const]) {
      const leads = to > 0 && to <= pages;
      link.href = `?page=${leads ? to : page}`;
      link.ariaDisabled = leads ? null : 'true';
      link.tabIndex = leads ? 0 : -1;
    }
    pager.replaceChildren(back, on);
    for (let number = 1; number <= pages; number++) {
      const link = other.cloneNode(true) as HTMLAnchorElement;
      link.lastChild?.replaceWith(String(number));
      link.href = `?page=${number}`;
      if (number === page) link.ariaCurrent = 'page';
      on.before(link);
    }
  }

  function itemOf(announcement: Shown): HTMLElement {
    const item = find<HTMLTemplateElement>('template').content.firstElementChild?.cloneNode(true) as HTMLElement;
    item.dataset.until = announcement.valid_until;
    const travel = item.querySelector<HTMLElement>('[data-part=travel]');
    if (travel) travel.hidden = !announcement.travel;
    for (const link of item.querySelectorAll('a')) link.href = `/ogloszenia/${announcement.id}`;
    for (const field of item.querySelectorAll<HTMLElement>('[data-of]')) {
      const value = announcement[field.dataset.of as Text];
      field.textContent = typeset(value);
      // Its title and its days never are
      field.toggleAttribute('data-long', value.length > wholeLetters);
      if (field instanceof HTMLTimeElement) {
        field.dateTime = value;
        field.textContent = instant().format(Date.parse(value)).slice(0, dayLength);
      }
    }
    return item;
  }

  async function ask(): Promise<void> {
    part('failed').hidden = true;
    try {
      const answer = await request(root.dataset.path ?? '');
      if (!answer.ok) throw new Error(String(answer.status));
      const { data } = (await answer.json()) as { data: Shown[] };
      const storedAt = Number(answer.headers.get(readAtHeader));
      readAt = storedAt || Date.now();
      items = data.map(itemOf);
      show();
      tellAge(storedAt > 0);
    } catch (error) {
      console.warn(error);
      waiting?.remove();
      part('failed').hidden = readAt > 0;
      tellAge(readAt > 0);
    }
  }

  function tellAge(isOld: boolean): void {
    part('age').textContent = isOld ? `Stan z ${instant().format(readAt)}` : '';
  }

  find('[data-part=failed] button').addEventListener('click', ask);
  setInterval(() => {
    if (items.some(isOver)) show();
    // The network may be back
    if (part('age').textContent) void ask();
  }, checkMs);
  show();
  // Nobody waits for what they have not scrolled to
  const seen = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    seen.disconnect();
    void ask();
  });
  seen.observe(root);
}
