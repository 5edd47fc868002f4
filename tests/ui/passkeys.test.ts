import { afterEach, expect, test, vi } from 'vitest';
import { askForPasskey } from '../../src/client/passkeys.ts';

const startAuthentication = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));
afterEach(() => vi.unstubAllGlobals());

const asked = (name: string) => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  startAuthentication.mockRejectedValueOnce(Object.assign(new Error('No'), { name }));
  return askForPasskey();
};

test.each(['NotAllowedError', 'AbortError', 'NotSupportedError'])('%s: there is no key, which is no error', (name) =>
  expect(asked(name)).resolves.toBeUndefined(),
);

test('what else goes wrong with a key is told', () => expect(asked('SecurityError')).rejects.toThrow('No'));
