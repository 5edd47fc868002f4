import { mutate, preload } from 'swr';
import { fetchReading } from '../../client/api.ts';
import { check, lastUser, onAuth } from '../../client/auth.ts';
import { storedParams } from '../../client/useAddressParams.ts';
import type { User } from '../../domain/account/user.ts';
import type { SectionList } from '../../domain/kernel/section.ts';
import { whereTo } from '../../domain/office/back-office.ts';
import { prefixOf, questionOf } from '../../fields/list/question.ts';
import { readPage } from '../../fields/list/read-page.ts';
import { listPath } from '../../fields/list/useListQuery.ts';
import { listsKey, preferencesOf } from '../list/preferences.ts';
import { fetchScreen } from './screens.ts';

/**
 * Asks for the lists that the address shows as soon as it is known who is signed in. Fetching and drawing the first
 * screen takes longer than the answer: the rows are then drawn with it, and not after it. Called before React asks who
 * it is, so that it hears of it before the list is drawn, which would ask for the same once more.
 */
export function fetchFirstScreen(): void {
  let isDone = false;
  const fetchOnce = () => {
    const user = lastUser();
    if (isDone || !user) return;
    isDone = true;
    fetchFor(user);
  };
  onAuth(fetchOnce);
  // Who is signed in may be known already
  void check().then(fetchOnce);
}

function fetchFor(user: User): void {
  const target = whereTo(location.pathname, user.role);
  // The index leads on to where their work begins
  const way = 'to' in target ? whereTo(target.to, user.role) : target;
  if (!('route' in way)) return;
  const { section, list, part } = way.route;
  fetchScreen(section);
  if (list || part) return;
  const params = storedParams(listsKey(section.slug));
  if (section.reads) {
    ask(section.reads(params), fetchReading);
    return;
  }
  for (const sectionList of section.lists) ask(firstPage(sectionList, params, user), readPage);
}

/** What the screen asks itself gets this answer; one that fails is told there. */
const ask = (path: string, read: (path: string) => Promise<unknown>): void =>
  void preload(path, read).then(
    (answer) => mutate(path, answer, { revalidate: false }),
    () => undefined,
  );

function firstPage(list: SectionList, params: URLSearchParams, user: User): string {
  const { entity, page, call, callBy, pageSize = entity.pageSize } = list;
  const limit = preferencesOf(user.id, entity.table).limit ?? pageSize;
  const question = questionOf(entity, params, prefixOf(page));
  return listPath(entity, question, { limit, call: { ...call, ...callBy?.(params, Date.now()) } });
}
