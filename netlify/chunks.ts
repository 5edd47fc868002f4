import type { EnvironmentOptions, Plugin } from 'vite';
import { shared } from './page-styles.ts';

/** Chunk name → the modules it takes, the first match winning. */
type Groups = Record<string, RegExp>;

/** Scripts: what every island needs, and what the lists and forms of most pages need. One file each, or a page would ask for thirty. */
const scripts: Groups = {
  // The bar's own, which pages without islands load: nothing here may lead to React
  bar: /vite\/preload-helper|src\/(client\/(auth|session-expiry|toast-for-next-page|storage|offline\/read-at)|features\/account\/sign-in-again|domain\/paths|layouts\/(theme|reload|session|offline)|layouts\/Navbar\.astro\?astro&type=script)\b/,
  react:
    /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|swr|dequal|use-sync-external-store|@astrojs\/react)\//,
  base: /src\/(ui\/(Button|Icon|icons|Badge|states|Tile|More|classes|useNow)|features\/flight\/Gate|client\/(api|useList)|domain\/(language\/days|kernel\/choices|flight|kernel\/entity|kernel\/field|offer|language\/polish|kernel\/to-params|roles)|features\/schedule\/(flights|Status|FlightTime))\b/,
  // The home page offers cars: they must not bring the booking with them
  car: /src\/domain\/(car|picture)\b/,
  kit: /node_modules\/jotai\/|src\/(ui\/(overlays|Overlays|Toasts|Table|Tabs|Paginator|inputs|idle|useHydrated)|client\/(tell|useStored))\b/,
  forms:
    /node_modules\/valibot\/|src\/(ui\/(Field|ErrorSummary|Panel)\.tsx?|fields\/(Input|errors)\b|domain\/kernel\/(schema|query|http-error)\b|client\/useSend\b)/,
  account: /src\/(features\/account\/|ui\/PasswordInput|client\/come-back|domain\/user\b)/,
  schedule: /src\/features\/schedule\/(Schedule|Flights|FlightsTable|Tools|Chosen|choices)\b/,
  booking: /src\/(features\/booking\/|features\/parking\/price|domain\/(booking|order|rental|stay)\b)/,
};

/** Stylesheets: what every page has. All else that a page needs is joined into one file of its own: see page-styles.ts. */
const styles: Groups = {
  [shared]:
    /src\/(styles\/|layouts\/(Page|Navbar|Footer|Brand)\b|features\/announcements\/|ui\/(Button|Icon|Tile|Badge|More|Paginator|states)\b|features\/flight\/Gate\b|features\/schedule\/FlightTime)/,
};

const split = (groups: Groups): EnvironmentOptions => ({
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries(groups).map(([name, test]) => ({ name, test })) } },
    },
  },
});

/** How the site's files are cut: few requests on a first visit, most of them kept for the next page. */
export const chunks: Record<string, EnvironmentOptions> = { client: split(scripts), prerender: split(styles) };

/** Lets a chunk be its page's entry as well, where Rolldown would write a second file that only passes exports on. */
export const leanEntries = (): Plugin => ({
  name: 'lotnisko:lean-entries',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
});
