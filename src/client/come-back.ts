import * as pages from '../domain/site/paths.ts';

const parameter = 'powrot';
/** Leading there would ask to sign in again, or do something that nobody meant to. */
const avoided = [
  pages.signIn,
  pages.registration,
  pages.passwordReset,
  pages.forbidden,
  pages.api.slice(0, -1),
  '/dev',
];
const isAvoided = new RegExp(`^(${avoided.join('|')})(/|\\.html|$)`, 'i');

/** Where the sign-in page was asked to lead back to: only ever a page of ours. */
export function comeBack({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const address = new URLSearchParams(search).get(parameter);
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  // As a whole address: a path such as //elsewhere.example would be read as a host
  return url.origin === origin && !isAvoided.test(url.pathname.replace(/\/+/g, '/')) ? url.href : undefined;
}

/** The address of the sign-in or registration page that leads back to `to`. */
export const leadingBack = (path: string, to: string): string => `${path}?${new URLSearchParams({ [parameter]: to })}`;

/** The sign-in and registration pages hand it on to each other. */
export const handOn = (path: string, search: string): string => {
  const address = new URLSearchParams(search).get(parameter);
  return address ? leadingBack(path, address) : path;
};
