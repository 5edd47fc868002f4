import { describe, expect, test, vi } from 'vitest';
import { type Failure, type Told, toldOf } from '../../src/client/error-catalogue.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { sections } from '../../src/domain/office/sections.ts';

type Words = Partial<Record<Failure, string>>;
const airfield: Words = { notRead: 'Wystąpił błąd podczas pobierania informacji o lotnisku' };

/** The words that section 8 of the specification gives an entity, by table; those of three more are ours. */
const specified: Record<string, Words | 'ours'> = {
  cars: {
    notAdded: 'Błąd dodawania auta',
    notChanged: 'Wystąpił błąd podczas aktualizacji samochodu',
    notRemoved: 'Błąd usuwania auta',
  },
  rentals: {
    notAdded: 'Błąd dodawania wypożyczenia',
    notChanged: 'Wystąpił błąd podczas aktualizacji wypożyczenia',
    notRemoved: 'Błąd usuwania wypożyczenia',
  },
  parking: {
    notAdded: 'Wystąpił błąd podczas dodawania parkingu',
    notChanged: 'Błąd podczas aktualizacji parkingu',
    notRemoved: 'Wystąpił błąd podczas usuwania parkingu. Spróbuj ponownie.',
  },
  terminals: airfield,
  taxiways: airfield,
  runways: airfield,
  announcements: 'ours',
  equipment: 'ours',
  gates: 'ours',
  // A day of the desk: not in section 8
  closings: { notAdded: 'Nie udało się zamknąć dnia' },
};
/** 'Alert modal on fetch failure for equipment and gates' */
const alerting = ['equipment', 'gates'];

const failures = ['notRead', 'notAdded', 'notChanged', 'notRemoved'] as const;
const statuses = [0, 400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503, 504];
const said = 'Tego wymaga serwer';

type By = 'toast' | 'dialog';
type Row = [by: By, words: string, retry: boolean] | undefined;
const noAnswer = 'Wystąpił błąd podczas pobierania informacji';
/** Section 8, 'Shared handling by HTTP status'. */
const reading: Record<number, Row> = {
  0: ['dialog', noAnswer, false],
  400: ['toast', 'Nieprawidłowe dane', true],
  401: ['dialog', 'Brak dostępu', false],
  403: ['dialog', 'Brak uprawnień', false],
  404: undefined,
  409: ['toast', 'Nie można wykonać operacji', true],
};
/** What is told of each status where something was sent: a row that is gone is news, a refusal is one again. */
const writing: Record<number, Row> = {
  0: ['dialog', noAnswer, true],
  400: ['toast', 'Nieprawidłowe dane', false],
  401: ['dialog', 'Brak dostępu', false],
  403: ['dialog', 'Brak uprawnień', false],
  404: ['toast', 'Nie znaleziono', false],
  409: ['toast', 'Nie można wykonać operacji', false],
};
const usual = 'Wystąpił błąd';
const shared = (failure: Failure, status: number): Row => {
  const table = failure === 'notRead' ? reading : writing;
  return status in table ? table[status] : ['dialog', usual, failure !== 'notRead' && status >= 500];
};

function ownWords(entity: Entity | undefined, failure: Failure): string | undefined {
  const words = entity && specified[entity.table];
  return words === undefined || words === 'ours' ? entity?.messages[failure] : words[failure];
}

/** What people should be told, as the tables have it. */
function expected(entity: Entity | undefined, failure: Failure, status: number, message: string): Told | undefined {
  const row = shared(failure, status);
  if (!row) return undefined;
  const [by, words, retry] = row;
  const own = ownWords(entity, failure);
  const why = message || (words === usual ? undefined : words);
  const told = (by: By, title: string, text?: string, again = retry) => ({
    isToast: by === 'toast',
    title,
    text,
    retry: again,
  });
  const isAlert = failure === 'notRead' && alerting.includes(entity?.table ?? '');
  if (status === 401 || status === 403) return told('dialog', words, message || (failure === 'notRead' ? '' : own));
  if (status === 0) return failure === 'notRead' ? told(by, own ?? words) : told(by, words, own);
  if (isAlert) return told('dialog', message || words, undefined, false);
  if (!own) return told(by, message || words);
  return told(failure === 'notRead' ? by : 'toast', own, why);
}

type Subject = [name: string, entity: Entity | undefined];
const inSections = sections.flatMap(({ slug, lists, adds }): Subject[] => {
  const own = [...lists.map(({ entity }) => entity), ...adds];
  // What a section reads that has neither lists nor forms belongs to no entity
  return own.length > 0 ? own.map((it): Subject => [`${slug}: ${it.many}`, it]) : [[slug, undefined]];
});
const elsewhere = entities.filter((entity) => !inSections.some(([, it]) => it === entity));
const subjects = [...inSections, ...elsewhere.map((it): Subject => [`of no list: ${it.many}`, it])];

/** No answer has no message. */
const cases = failures.flatMap((failure) =>
  statuses.flatMap((status) =>
    (status === 0 ? [''] : ['', said]).map((message) => ({ failure, status, message }) as const),
  ),
);
const total = subjects.length * cases.length;

describe(`the error catalogue, ${subjects.length} subjects of ${sections.length} sections, ${total} cases`, () => {
  test.each(subjects)('%s: a failure is told as section 8 has it, whatever its status', (_name, entity) => {
    const tell = ({ failure, status, message }: (typeof cases)[number]) => {
      const { text, ...told } = toldOf({ status, message }, failure, entity) ?? {};
      return { failure, status, message, ...told, ...(text && { text }) };
    };
    const wanted = cases.map(({ failure, status, message }) => {
      const { text, ...told } = expected(entity, failure, status, message) ?? {};
      return { failure, status, message, ...told, ...(text && { text }) };
    });
    expect(cases.map(tell)).toEqual(wanted);
  });

  test.each(subjects)('%s: no reason of the server is lost, and nothing is said twice', (_name, entity) => {
    for (const { failure, status, message } of cases) {
      const told = toldOf({ status, message }, failure, entity);
      const about = `${failure}, ${status}, '${message}'`;
      if (message && told) expect([told.title, told.text], about).toContain(message);
      if (told) expect(told.title, about).not.toBe(told.text);
      expect(told === undefined, about).toBe(failure === 'notRead' && status === 404);
    }
  });
});

test('a change that was made without a network is told not to be saved', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const told = toldOf({ status: 0, message: '' }, 'notChanged');
  vi.unstubAllGlobals();
  expect(told).toMatchObject({
    title: noAnswer,
    text: 'Nie ma połączenia z internetem: zmiana nie została zapisana',
    retry: true,
  });
});

test('only entities that section 8 gives words have words of their own, and those', () => {
  for (const entity of entities) {
    const words = specified[entity.table];
    const own = Object.fromEntries(failures.map((it) => [it, entity.messages[it]]));
    if (words === 'ours') expect(Object.keys(own).filter((it) => own[it as Failure])).toHaveLength(3);
    else expect(own, entity.table).toEqual({ ...Object.fromEntries(failures.map((it) => [it, undefined])), ...words });
    expect(entity.alerts ?? false, entity.table).toBe(alerting.includes(entity.table));
  }
});
