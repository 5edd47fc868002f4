import { fetchJson } from '../../../client/api.ts';
import { type Flight, flight as flights } from '../../../domain/flight/flight.ts';
import { flightNumber } from '../../../domain/flight/flight-words.ts';
import { count, noun } from '../../../domain/language/polish.ts';
import { confirm } from '../../../ui/overlays.ts';
import { rowPath } from '../../record/row-call.ts';

const nouns = {
  tickets: noun('bilet', 'bilety', 'biletów'),
  luggage: noun('bagaż', 'bagaże', 'bagaży'),
  people: noun('osoba', 'osoby', 'osób'),
};
type Concerned = Record<keyof typeof nouns, number>;

/** '83 bilety, 41 bagaży, 80 osób'; '': nobody. */
const wordsOf = (concerned: Concerned): string =>
  (Object.keys(nouns) as (keyof Concerned)[])
    .filter((what) => concerned[what] > 0)
    .map((what) => count(concerned[what], nouns[what]))
    .join(', ');

/** Before a flight is cancelled: whom it concerns is told, and asked about. Nobody: it is cancelled at once. */
export async function askToCancel({ id, number }: Flight, run: () => void): Promise<void> {
  const concerned = await fetchJson<{ data: Concerned }>(rowPath(flights, id, {}, '/concerned')).then(
    ({ data }) => wordsOf(data),
    () => undefined,
  );
  if (concerned === '') return run();
  confirm({
    title: `Anulować lot ${flightNumber(number)}?`,
    text: concerned ? `Dotyczy to: ${concerned}.` : 'Nie udało się sprawdzić, ilu osób to dotyczy.',
    tone: 'bad',
    yes: 'Anuluj lot',
    no: 'Wróć',
    run,
  });
}
