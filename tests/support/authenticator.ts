import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const present = 0b101; // The person was there, and showed who they are
const withKey = 0b1000000;

interface Asked {
  challenge: string;
}

/** A device that holds one passkey for a site and signs whatever it is asked, as a browser would send it. */
export function authenticator(origin = 'http://localhost:8888') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, { challenge }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    uses += 1;
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, rest]);
  };
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: id.toString('base64url'),
    /** The answer to what a new key is made from. */
    make(options: Asked) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data(present | withKey, credential))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** The answer to what one signs in by. */
    use(options: Asked) {
      const client = clientData('webauthn.get', options);
      const authenticatorData = data(present);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}
