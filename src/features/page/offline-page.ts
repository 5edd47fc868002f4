import { readAtHeader } from '../../client/offline/read-at.ts';
import { localStore, sessionStore } from '../../client/storage.ts';
import { api, offline, payment, schedule } from '../../domain/site/roots.ts';
import { type ToldUnderWay, underWayKey } from '../payment/under-way-note.ts';

// The page for where there is no network: shows what this device has, and opens what was asked for once it can be had

const every = 5000;

function show(id: string, note?: string): void {
  const row = document.getElementById(id);
  if (!row) return;
  row.hidden = false;
  const words = row.querySelector('.note');
  if (note && words) words.textContent = note;
}

/** Answers whether the network brings what was asked for: the service worker leaves a HEAD alone. */
const answers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
/** A payment that was sent, and of which nobody has heard the end; its pages write it down, in words. */
function underWay(): ToldUnderWay | undefined {
  try {
    return JSON.parse(localStore?.getItem(underWayKey) ?? 'null')?.told;
  } catch (error) {
    console.warn('What was written of a payment cannot be read', error);
    return undefined;
  }
}

async function tryAgain(): Promise<void> {
  const isPaying = underWay() !== undefined;
  // Opened by its own address it is what was asked for
  if ((location.pathname === offline && !isPaying) || !(await answers())) return;
  // How a payment ended comes before anything else that was asked for
  if (isPaying && location.pathname !== payment) location.replace(payment);
  else location.reload();
}
addEventListener('online', () => void tryAgain());
setInterval(() => void tryAgain(), every);

/** When the flights that were kept last were read, in words. */
async function readAtWords(): Promise<string | undefined> {
  const copies = await Promise.all(
    [schedule, `${api}flights`].map((path) => caches.match(path, { ignoreSearch: true })),
  );
  const readAt = Math.max(...copies.map((copy) => Number(copy?.headers.get(readAtHeader))));
  if (!readAt) return undefined;
  const time = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', dateStyle: 'short', timeStyle: 'short' });
  return `Stan z ${time.format(readAt)}, mógł się zmienić`;
}

async function showKept(): Promise<void> {
  if (await caches.match(schedule)) show('board', await readAtWords());
  if (await caches.match('/add')) show('rules');
}
if ('caches' in globalThis) void showKept();

/** The booking of this tab, as its pages store it. */
function showOwn(): void {
  const text = sessionStore?.getItem('order');
  if (!text) return;
  const { order_number, paid, booking } = JSON.parse(text);
  if (booking?.kind !== 'parking' || !paid) return;
  show(
    'own',
    `${order_number ? `${order_number}: p` : 'P'}oziom ${booking.parking_level}, miejsce ${booking.space_id}`,
  );
}
showOwn();

function showUnderWay(): void {
  const told = underWay();
  const box = document.getElementById('under-way');
  if (!told || !box) return;
  for (const part of box.querySelectorAll<HTMLElement>('[data-told]'))
    part.textContent = told[part.dataset.told as keyof ToldUnderWay];
  box.hidden = false;
  show('paying', `${told.number}: ${told.days}, czeka na wynik`);
}
showUnderWay();
