import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** A length or a small number in CBOR, with its major type. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (value: string) =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

function publicKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  );
}

type Change = { counter?: number; origin?: string; rpId?: string; flags?: number };

/** A passkey in software, which answers as a browser would, or as an attacker's. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let used = 0;
  const authData = (
    extra: Buffer,
    { rpId = new URL(origin).hostname, flags = PRESENT_AND_VERIFIED, counter = used }: Change,
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | (extra.length > 0 ? WITH_CREDENTIAL : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, extra]);
  };
  const clientData = (type: string, challenge: string, change: Change) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: change.origin ?? origin, crossOrigin: false }),
    );
  const answer = (response: Record<string, string>) =>
    JSON.stringify({
      ...{
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
      },
      response,
    });
  return {
    create(challenge: string, change: Change = {}): string {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        publicKeyOf(publicKey),
      ]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authData(credential, change))],
      );
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, change)),
        attestationObject: base64url(attestation),
      });
    },
    get(challenge: string, change: Change = {}): string {
      used += 1;
      const data = clientData('webauthn.get', challenge, change);
      const about = authData(Buffer.alloc(0), change);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(about),
        signature: base64url(sign('sha256', Buffer.concat([about, sha256(data)]), privateKey)),
      });
    },
  };
}
