import type { EnvironmentOptions } from 'vite';

/** Chunk name → the modules it takes, the first match winning. */
type Groups = Record<string, RegExp>;

/** Scripts: what every island needs, and what the lists and forms of most pages need. One file each, or a page would ask for thirty. */
const scripts: Groups = {
  // The bar's own, which pages without islands load: nothing here may lead to React
  bar: /src\/client\/(auth|kept-toast)\b/,
  react: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|swr|dequal|use-sync-external-store|@astrojs\/react)\//,
  base: /vite\/preload-helper|src\/(ui\/(Button|Icon|icons|Badge|states|Tile|More|Gate|classes|useNow)|client\/(api|expired|useList)|domain\/(days|choices|flight|entity|polish|query|roles)|features\/schedule\/(flights|Status|FlightTime))\b/,
  kit: /node_modules\/jotai\/|src\/(ui\/(overlays|Overlays|Toasts|DialogBox|Table|Tabs|Paginator|inputs)|client\/(tell|useStored))\b/,
  forms:
    /node_modules\/valibot\/|src\/(ui\/(Field|ErrorSummary|Panel)\.tsx|fields\/Input|domain\/schema|client\/useSend|features\/booking\/(errors|useHydrated))\b/,
  account: /src\/(features\/account\/|ui\/PasswordInput|client\/come-back|domain\/user\b)/,
  booking: /src\/(features\/booking\/|features\/parking\/price|domain\/(booking|order|rental)\b)/,
};

/** Stylesheets follow the chunks of the page's own build. */
const styles: Groups = {
  look: /src\/(styles\/|layouts\/|ui\/(Button|Icon|Tile|Badge|More|Gate|Panel|states)\b|features\/schedule\/FlightTime)/,
  kit: /src\/(ui\/(Table|Tabs|Paginator|Toasts|DialogBox|Overlays|inputs)|features\/schedule\/(Schedule|FlightsTable))\b/,
  forms: /src\/ui\/(DateRange|PlateInput|Steps|Countdown|ErrorSummary|Field|Chip)\b/,
};

const split = (groups: Groups): EnvironmentOptions => ({
  build: { rolldownOptions: { output: { codeSplitting: { groups: Object.entries(groups).map(([name, test]) => ({ name, test })) } } } },
});

/** How the site's files are cut: few requests on a first visit, most of them kept for the next page. */
export const chunks: Record<string, EnvironmentOptions> = { client: split(scripts), prerender: split(styles) };
