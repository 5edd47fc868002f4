import { describe, expect, test } from 'vitest';
import { gate } from '../../src/domain/flight/gate.ts';
import { everyRole, isOneOf, type Role } from '../../src/domain/kernel/roles.ts';
import { section } from '../../src/domain/kernel/section.ts';
import {
  editPath,
  isOffice,
  menuOf,
  partPath,
  pathOf,
  roleChange,
  startOf,
  whereTo,
} from '../../src/domain/office/back-office.ts';
import { sections } from '../../src/domain/office/sections.ts';

const start: Record<Role, string> = {
  atc: '/zarzadzanie/harmonogram',
  admin: '/zarzadzanie/harmonogram',
  ground_crew: '/zarzadzanie/sprzet',
  airport_staff: '/zarzadzanie/bramki',
  parking_staff: '/zarzadzanie/ogloszenia',
  rental_staff: '/zarzadzanie/ogloszenia',
  client: '/zarzadzanie/profil',
};

describe.each(everyRole)('%s', (role) => {
  test.each(sections)('opens the section $slug if it is theirs', (section) => {
    const way = whereTo(`/zarzadzanie/${section.slug}`, role);
    if (isOneOf(role, section.who)) expect(way).toEqual({ route: { section } });
    else expect(way).toEqual({ to: section.slug === 'harmonogram' ? start[role] : '/zabronione' });
  });

  test.each(sections.flatMap((section) => section.lists.filter(({ edit }) => edit).map((list) => ({ section, list }))))(
    'opens the form of a row of $list.entity.table if the section is theirs',
    ({ section, list }) => {
      const way = whereTo(editPath(list, 'A 1/2') ?? '', role);
      const route = { section, list, key: 'A 1/2' };
      expect(way).toEqual(isOneOf(role, section.who) ? { route } : { to: '/zabronione' });
    },
  );

  test('sees in the menu what they may open, in its order', () => {
    const shown = menuOf(role).flatMap(([, them]) => them);
    expect(shown).toEqual(sections.filter((it) => isOneOf(role, it.who) && !it.hidden));
  });

  test.each(['/zarzadzanie', '/zarzadzanie/', '/zarzadzanie/nie-ma', '/zarzadzanie/bramki/1'])(
    'begins elsewhere than at %s',
    (path) => {
      expect(whereTo(path, role)).toEqual({ to: start[role] });
      expect(startOf(role)).toBe(start[role]);
    },
  );
});

test.each([
  ['/zarzadzanie', true],
  ['/zarzadzanie/bramki/1', true],
  ['/logi', true],
  ['/zarzadzaniex', false],
  ['/', false],
])('the back-office answers %s: %s', (path, answers) => expect(isOffice(path)).toBe(answers));

test.each(['/zarzadzanie', '/zarzadzanie/bramki', '/zarzadzanie/nie-ma'])('a guest at %s signs in first', (path) => {
  expect(whereTo(path, undefined)).toEqual({ to: '/logowanie' });
});

describe('a back-office with a profile and a section of three screens', () => {
  const profile = section('profil', { title: 'Profil', group: '', icon: 'user', who: everyRole, hidden: true });
  const bags = section('bagaze', { title: 'Bagaże', group: 'Moje', icon: 'bag', who: ['client'] });
  const gates = section('bramki', {
    group: 'Obsługa',
    icon: 'gate',
    who: ['atc'],
    lists: [{ entity: gate }, { entity: gate }],
    parts: { details: 'bramki/:id', plan: 'bramki/plan' },
  });
  const all = [gates, bags, profile];

  test('a client begins with the profile, which is in no menu', () => {
    expect(startOf('client', all)).toBe('/zarzadzanie/profil');
    expect(menuOf('client', all)).toEqual([['Moje', [bags]]]);
  });

  test('staff who may open nothing else begin with the profile too', () => {
    expect(startOf('parking_staff', all)).toBe('/zarzadzanie/profil');
  });

  test('a section may have an address of its own too, refused at both to others', () => {
    const log = section('logi', { title: 'Logi', group: '', icon: 'log', who: [], path: '/logi', hidden: true });
    expect(pathOf(log)).toBe('/logi');
    for (const path of ['/logi', '/zarzadzanie/logi']) {
      expect(whereTo(path, 'admin', [...all, log])).toEqual({ route: { section: log } });
      expect(whereTo(path, 'client', [...all, log])).toEqual({ to: '/zabronione' });
    }
  });

  test('a further screen is found by its address, and the key in it', () => {
    expect(whereTo('/zarzadzanie/bramki/7', 'atc', all)).toEqual({
      route: { section: gates, part: 'details', key: '7' },
    });
    expect(whereTo('/zarzadzanie/bramki/plan', 'atc', all)).toEqual({ route: { section: gates, part: 'plan' } });
    expect(partPath(gates, 'details', 'A/1')).toBe('/zarzadzanie/bramki/A%2F1');
  });

  test('an address with a broken key is not found', () => {
    expect(whereTo('/zarzadzanie/bramki/%E0%A4%A', 'atc', all)).toEqual({ to: '/zarzadzanie/bramki' });
  });

  test('the letter case of an address does not matter', () => {
    expect(whereTo('/zarzadzanie/BRAMKI/', 'atc', all)).toEqual({ route: { section: gates } });
  });

  test('two lists turn their pages apart, one alone has the plain parameter', () => {
    expect(gates.lists.map(({ page }) => page)).toEqual(['gates_page', 'gates_page']);
    expect(section('x', { group: '', icon: 'gate', who: [], lists: [{ entity: gate }] }).lists[0]?.page).toBe('page');
  });
});

test('a change of role says what of the menu is gained, lost and kept', () => {
  const change = roleChange('ground_crew', 'parking_staff');
  expect(change.gains).toContain('Parking');
  expect(change.loses).toContain('Sprzęt');
  expect(change.loses).not.toContain('Ogłoszenia');
  expect(change.keeps).toContain('Ogłoszenia');
  expect(roleChange('client', 'admin').gains).toContain('Użytkownicy');
  expect(roleChange('atc', 'atc')).toMatchObject({ gains: [], loses: [] });
});
