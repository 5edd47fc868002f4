import { expect, test } from 'vitest';
import { typesetWords } from '../../src/domain/language/typeset-words.ts';

test.each([
  ['Laptopy i płyny zostają w bagażu', 'Laptopy i~płyny zostają w~bagażu'],
  ['bez komunikatów i z przygaszonym światłem', 'bez komunikatów i~z~przygaszonym światłem'],
  ['W nocy do 20 minut', 'W~nocy do 20~minut'],
  ['(i odjazdu), 30 dni', '(i~odjazdu), 30~dni'],
  ['Poziom B zimą, kurs do Oslo', 'Poziom B zimą, kurs do Oslo'],
  ['Podaj adres e-mail, napiszemy e-mailem', 'Podaj adres e-+mail, napiszemy e-+mailem'],
  ['E-mail albo drive-mail', 'E-+mail albo drive-mail'],
])('%s', (text, set) => expect(typesetWords(text)).toBe(set.replaceAll('~', '\u00a0').replaceAll('+', '\u2060')));
