import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from '../../src/client/api.ts';
import { AskReset } from '../../src/features/account/AskReset.tsx';
import { Overlays } from '../../src/ui/Overlays.tsx';

const message = 'Z Twojej sieci jest teraz bardzo dużo prób. Sprawdzamy, czy to nie automat';
const challengeOf = (cost: number) =>
  createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost, deriveKey, hmacSignatureSecret: 'x' },
    expiresAt: new Date(Date.now() + 60_000),
  });
const challenge = await challengeOf(10);
/** Asks for work until `isEnough`; keeps what was sent. */
function serve(isEnough: (body: { proof?: object }) => boolean) {
  const sent: { email: string; proof?: object }[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const json = JSON.parse(String(body));
    sent.push(json);
    if (isEnough(json)) return Response.json({ message: 'Jeśli konto istnieje, wysłaliśmy link' });
    return Response.json({ message, code: 'proof', challenge }, { status: 429 });
  });
  return sent;
}

async function ask() {
  render(
    <>
      <AskReset />
      <Overlays />
    </>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'anna@poczta.example{Enter}');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('work that a busy network is asked for is done for people, who are told so calmly', async () => {
  const sent = serve(({ proof }) => proof !== undefined);
  await ask();
  expect(await screen.findByText('Sprawdzamy, czy to nie automat. To potrwa chwilę')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Sprawdź pocztę' })).toBeDefined();
  expect(sent).toEqual([
    { email: 'anna@poczta.example' },
    { email: 'anna@poczta.example', proof: { challenge, solution: expect.anything() } },
  ]);
});

test('what is read sends its work in a header, for it has no body', async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const proof = new Headers(headers).get('proof');
    sent.push(proof);
    if (proof) return Response.json({ data: [1] });
    return Response.json({ message, code: 'proof', challenge }, { status: 429 });
  });
  expect(await fetchJson('orders/x')).toEqual({ data: [1] });
  expect(sent).toEqual([null, JSON.stringify({ challenge, solution: JSON.parse(sent[1] ?? '{}').solution })]);
});

test('where more work is asked for than was done, it is done too', async () => {
  const more = await challengeOf(20);
  const costs: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const cost = JSON.parse(String(body)).proof?.challenge.parameters.cost;
    costs.push(cost);
    if (cost === 20) return Response.json({ held: true });
    return Response.json({ message, code: 'proof', challenge: cost ? more : challenge }, { status: 429 });
  });
  expect(await fetchJson('stripe/create-payment-intent', { method: 'POST', json: {} })).toEqual({ held: true });
  expect(costs).toEqual([undefined, 10, 20]);
});

test('work that was not enough is not done for ever: people are told', async () => {
  const sent = serve(() => false);
  await ask();
  expect(await screen.findByText('Wystąpił błąd podczas wysyłania linku resetującego')).toBeDefined();
  expect(screen.getByText(message)).toBeDefined();
  expect(sent).toHaveLength(2);
});
