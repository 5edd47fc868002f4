import * as pages from './paths.ts';

interface PublicPage {
  /** Search engines may list it: it says where it belongs, and the sitemap has it. */
  indexed?: true;
  /** The service worker keeps it for when there is no network. */
  offline?: true;
  /** Every address with a parameter is served by one built page: this. */
  shell?: string;
  /** Built here without what ages; a function fills it with what is true now and answers at the page's own address. */
  filled?: string;
  /** Whoever is not signed in is led to do so. */
  members?: true;
  /** Built only on one's own machine. */
  local?: true;
}

/** Every page that anybody may open. What does something for each of them loops over this list. */
const publicPages = {
  [pages.home]: { indexed: true, offline: true, filled: '/_shell/home' },
  [pages.schedule]: { indexed: true, offline: true, filled: '/_shell/harmonogram' },
  '/lot/{id}': { indexed: true, shell: '/lot' },
  [pages.announcements]: { indexed: true, offline: true },
  '/ogloszenia/{id}': { indexed: true, shell: '/ogloszenie' },
  [pages.terms]: { indexed: true, offline: true },
  [pages.privacy]: { indexed: true, offline: true },
  [pages.parking]: { indexed: true },
  [pages.parkingContact]: {},
  [pages.parkingSummary]: {},
  [pages.cars]: { indexed: true },
  '/wynajemC/data/{id}': { shell: '/wynajemc/data' },
  '/wynajemC/data/{id}/form': { shell: '/wynajemc/form' },
  [pages.carSummary]: {},
  [pages.payment]: {},
  [pages.paymentSuccess]: {},
  [pages.paymentError]: {},
  [pages.signIn]: { indexed: true },
  [pages.registration]: { indexed: true },
  [pages.passwordReset]: {},
  '/resetowanie/{token}': { shell: '/resetowanie/token' },
  '/potwierdzenie/{token}': { shell: '/potwierdzenie/token' },
  [pages.lostBooking]: {},
  '/rezerwacja/{token}': { shell: '/rezerwacja/token' },
  [pages.forbidden]: {},
  [pages.appError]: {},
  [pages.offline]: {},
  [pages.serverError]: {},
  [pages.notFound]: {},
  [pages.backOffice]: { members: true },
  [pages.elements]: { local: true },
} as const satisfies Record<string, PublicPage>;
export type PublicPath = keyof typeof publicPages;
/** Its addresses differ: whoever opens it has to know one. */
export type ParameterPath = Extract<PublicPath, `${string}{${string}`>;

export const publicPaths = Object.keys(publicPages) as PublicPath[];
export const factsOf = (path: PublicPath): PublicPage => publicPages[path];

/** Where staff begin. */
export const staffHome: string = pages.backOffice;

/** Where the page can be opened without knowing more: its own address, or that of its built page. */
export const addressOf = (path: PublicPath): string => factsOf(path).shell ?? path;
/** As the build writes it: in lower case. */
export const builtAs = (path: PublicPath): string => (factsOf(path).filled ?? addressOf(path)).toLowerCase();

/** The pages that search engines may list, and that have one address. */
export const listedPaths = publicPaths.filter((path) => factsOf(path).indexed && !factsOf(path).shell);

/** The built pages that functions fill as a whole. */
export const filledPages: readonly string[] = publicPaths.flatMap((path) => factsOf(path).filled ?? []);

/** The built pages that functions answer with: what they fill, and what tells of a failure. */
export const functionPages = {
  home: publicPages[pages.home].filled,
  schedule: publicPages[pages.schedule].filled,
  flight: publicPages['/lot/{id}'].shell,
  announcement: publicPages['/ogloszenia/{id}'].shell,
  notFound: pages.notFound,
  serverError: pages.serverError,
} as const;
export type FunctionPage = keyof typeof functionPages;
