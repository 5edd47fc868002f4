import { describe, expect, test } from 'vitest';
import { type Attempt, type Told, toldOf } from '../../src/client/error-catalogue.ts';
import { entities } from '../../src/domain/index.ts';
import type { Entity } from '../../src/domain/kernel/entity.ts';
import { sections } from '../../src/domain/sections.ts';

type Words = Partial<Record<Attempt, string>>;
const airfield: Words = { reading: 'Wystąpił błąd podczas pobierania informacji o lotnisku' };

/** The words that section 8 of the specification gives an entity, by table; those of three more are ours. */
const specified: Record<string, Words | 'ours'> = {
  cars: {
    adding: 'Błąd dodawania auta',
    changing: 'Wystąpił błąd podczas aktualizacji samochodu',
    removing: 'Błąd usuwania auta',
  },
  rentals: {
    adding: 'Błąd dodawania wypożyczenia',
    changing: 'Wystąpił błąd podczas aktualizacji wypożyczenia',
    removing: 'Błąd usuwania wypożyczenia',
  },
  parking: {
    adding: 'Wystąpił błąd podczas dodawania parkingu',
    changing: 'Błąd podczas aktualizacji parkingu',
    removing: 'Wystąpił błąd podczas usuwania parkingu. Spróbuj ponownie.',
  },
  terminals: airfield,
  taxiways: airfield,
  runways: airfield,
  announcements: 'ours',
  equipment: 'ours',
  gates: 'ours',
};
/** 'Alert modal on fetch failure for equipment and gates' */
const alerting = ['equipment', 'gates'];

const attempts = ['reading', 'adding', 'changing', 'removing'] as const;
const statuses = [0, 400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503, 504];
const said = 'Tego wymaga serwer';

type Row = [by: Told['by'], words: string, retry: boolean] | undefined;
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
/** The same for what is sent; the row that was there is news, and what was refused is refused again. */
const writing: Record<number, Row> = {
  0: ['dialog', noAnswer, true],
  400: ['toast', 'Nieprawidłowe dane', false],
  401: ['dialog', 'Brak dostępu', false],
  403: ['dialog', 'Brak uprawnień', false],
  404: ['toast', 'Nie znaleziono', false],
  409: ['toast', 'Nie można wykonać operacji', false],
};
const usual = 'Wystąpił błąd';
const shared = (attempt: Attempt, status: number): Row => {
  const table = attempt === 'reading' ? reading : writing;
  return status in table ? table[status] : ['dialog', usual, attempt !== 'reading' && status >= 500];
};

const key = { reading: 'notRead', adding: 'notAdded', changing: 'notChanged', removing: 'notRemoved' } as const;
function ownWords(entity: Entity | undefined, attempt: Attempt): string | undefined {
  const words = entity && specified[entity.table];
  return words === undefined || words === 'ours' ? entity?.messages[key[attempt]] : words[attempt];
}

/** What people should be told, as the tables have it. */
function expected(entity: Entity | undefined, attempt: Attempt, status: number, message: string): Told | undefined {
  const row = shared(attempt, status);
  if (!row) return undefined;
  const [by, words, retry] = row;
  const own = ownWords(entity, attempt);
  const why = message || (words === usual ? undefined : words);
  const told = (by: Told['by'], title: string, reason?: string, again = retry) => ({ by, title, reason, retry: again });
  const isAlert = attempt === 'reading' && alerting.includes(entity?.table ?? '');
  if (status === 401 || status === 403) return told('dialog', words, message || (attempt === 'reading' ? '' : own));
  if (status === 0) return attempt === 'reading' ? told(by, own ?? words) : told(by, words, own);
  if (isAlert) return told('dialog', message || words, undefined, false);
  if (!own) return told(by, message || words);
  return told(attempt === 'reading' ? by : 'toast', own, why);
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
const cases = attempts.flatMap((attempt) =>
  statuses.flatMap((status) =>
    (status === 0 ? [''] : ['', said]).map((message) => ({ attempt, status, message }) as const),
  ),
);
const total = subjects.length * cases.length;

describe(`the error catalogue, ${subjects.length} subjects of ${sections.length} sections, ${total} cases`, () => {
  test.each(subjects)('%s: a failure is told as section 8 has it, whatever its status', (_name, entity) => {
    const tell = ({ attempt, status, message }: (typeof cases)[number]) => {
      const { reason, ...told } = toldOf({ status, message }, attempt, entity) ?? {};
      return { attempt, status, message, ...told, ...(reason && { reason }) };
    };
    const wanted = cases.map(({ attempt, status, message }) => {
      const { reason, ...told } = expected(entity, attempt, status, message) ?? {};
      return { attempt, status, message, ...told, ...(reason && { reason }) };
    });
    expect(cases.map(tell)).toEqual(wanted);
  });

  test.each(subjects)('%s: no reason of the server is lost, and nothing is said twice', (_name, entity) => {
    for (const { attempt, status, message } of cases) {
      const told = toldOf({ status, message }, attempt, entity);
      const about = `${attempt}, ${status}, '${message}'`;
      if (message && told) expect([told.title, told.reason], about).toContain(message);
      if (told) expect(told.title, about).not.toBe(told.reason);
      expect(told === undefined, about).toBe(attempt === 'reading' && status === 404);
    }
  });
});

test('the words of an entity are those that section 8 gives it, and others have none of their own', () => {
  for (const entity of entities) {
    const words = specified[entity.table];
    const own = Object.fromEntries(attempts.map((it) => [it, entity.messages[key[it]]]));
    if (words === 'ours') expect(Object.keys(own).filter((it) => own[it as Attempt])).toHaveLength(3);
    else expect(own, entity.table).toEqual({ ...Object.fromEntries(attempts.map((it) => [it, undefined])), ...words });
    expect(entity.alerts ?? false, entity.table).toBe(alerting.includes(entity.table));
  }
});
