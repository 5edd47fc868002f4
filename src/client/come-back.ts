const parameter = 'powrot';
/** Leading there would ask to sign in again, or do something unasked. */
const nowhere = /^\/(logowanie|rejestracja|resetowanie|zabronione|api|dev)(\/|\.html|$)/i;

/** Where the sign-in page was asked to lead back to: only ever a page of ours. */
export function comeBack({ search, origin }: Pick<Location, 'search' | 'origin'>): string | undefined {
  const asked = new URLSearchParams(search).get(parameter);
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return undefined;
  const url = new URL(asked, origin);
  // As a whole address: a path such as //elsewhere.example would be read as a host
  return url.origin === origin && !nowhere.test(url.pathname.replace(/\/+/g, '/')) ? url.href : undefined;
}

/** The sign-in and registration pages hand it on to each other. */
export const handOn = (path: string, search: string): string => {
  const asked = new URLSearchParams(search).get(parameter);
  return asked ? `${path}?${new URLSearchParams({ [parameter]: asked })}` : path;
};
