import { afterEach, expect, test } from 'vitest';
import { focusRow } from '../../src/admin/list/focus-row.ts';
import { addModal, keepAbove, removeModal } from '../../src/ui/modals.ts';

const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise((next) => requestAnimationFrame(next));
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('the row has the focus once what was pressed in the list has gone, however late', async () => {
  document.body.innerHTML = '<div id="list"><p data-row="1" tabindex="-1"></p><button>Zapisz</button></div>';
  const button = document.querySelector('button');
  button?.focus();
  focusRow(document.querySelector<HTMLElement>('#list'), 0);
  await frames(5);
  expect(document.activeElement).toBe(button);
  button?.remove();
  await frames(2);
  expect(document.activeElement).toBe(document.querySelector('[data-row]'));
});

test('somebody who types elsewhere by now keeps the focus', async () => {
  document.body.innerHTML = '<div id="list"><p data-row="1" tabindex="-1"></p></div><input>';
  const input = document.querySelector('input');
  input?.focus();
  focusRow(document.querySelector<HTMLElement>('#list'), 0);
  await frames(65);
  expect(document.activeElement).toBe(input);
});

test('somebody who has reached Cofnij before the list is drawn anew keeps the focus there', async () => {
  document.body.innerHTML = '<div id="list"><p data-row="1" tabindex="-1"></p></div><div><p id="toasts"></p></div>';
  const toasts = document.querySelector<HTMLElement>('#toasts');
  if (toasts) keepAbove(toasts);
  const undo = document.createElement('button');
  toasts?.append(undo);
  undo.focus();
  focusRow(document.querySelector<HTMLElement>('#list'), 0, '0');
  await frames(5);
  expect(document.activeElement).toBe(undo);
  undo.remove();
  await frames(2);
  expect(document.activeElement).toBe(document.querySelector('[data-row]'));
});

test('the row that is about to leave the list does not get the focus: the one after it does', async () => {
  document.body.innerHTML = '<div id="list"><p data-row="1" tabindex="-1"></p><p data-row="2" tabindex="-1"></p></div>';
  focusRow(document.querySelector<HTMLElement>('#list'), 0, '1');
  await frames(5);
  expect(document.activeElement).toBe(document.body);
  document.querySelector('[data-row="1"]')?.remove();
  await frames(2);
  expect(document.activeElement).toBe(document.querySelector('[data-row="2"]'));
});

test('a row that is still the form it was changed in gets the focus once it is a row again', async () => {
  document.body.innerHTML = '<ul id="list"><li data-row="1"><form></form></li></ul>';
  focusRow(document.querySelector<HTMLElement>('#list'), 0);
  await frames(5);
  expect(document.activeElement).toBe(document.body);
  document.querySelector('form')?.remove();
  document.querySelector('[data-row]')?.setAttribute('tabindex', '-1');
  await frames(2);
  expect(document.activeElement).toBe(document.querySelector('[data-row]'));
});

test('a row behind a dialog that is still open gets the focus once that is gone', async () => {
  document.body.innerHTML = '<div id="list"><p data-row="1" tabindex="-1"></p></div><dialog open></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  addModal(dialog);
  focusRow(document.querySelector<HTMLElement>('#list'), 0);
  await frames(5);
  expect(document.activeElement).toBe(document.body);
  removeModal(dialog);
  await frames(2);
  expect(document.activeElement).toBe(document.querySelector('[data-row]'));
});
