import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SignatureV4 } from '@smithy/signature-v4';

const BUCKET = 'photos';
const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of the S3' };
const region = 'ru-central1';

/** What AWS's own signer reckons with. */
class Sha256 {
  private readonly hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash =
      secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array);
  }
  update(part: string | Uint8Array): void {
    this.hash.update(part);
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.hash.digest());
  }
  reset(): void {
    throw new Error('Made anew each time');
  }
}

const signer = new SignatureV4({
  ...{ service: 's3', region, credentials: keys, sha256: Sha256 },
  ...{ uriEscapePath: false, applyChecksum: false },
});

export type S3Server = {
  /** What the platform has to know of it. */
  variables: Record<string, string>;
  /** What was uploaded, by its key. */
  objects: Map<string, Buffer>;
  stop(): Promise<unknown>;
};

/**
 * A storage that speaks the protocol of S3 as far as the product does: takes forms and answers to signed
 * addresses. Signatures are reckoned by the signer of AWS, not by ours.
 */
export async function startS3Server(port = 0): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(request, objects).then(({ status, body }) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const variables = {
    ...{ S3_ENDPOINT: `http://127.0.0.1:${own}`, S3_BUCKET: BUCKET, S3_REGION: region },
    ...{ S3_ACCESS_KEY_ID: keys.accessKeyId, S3_SECRET_ACCESS_KEY: keys.secretAccessKey },
  };
  return { variables, objects, stop: () => stop(server) };
}

const stop = (server: Server) => new Promise((resolve) => server.close(resolve));

type Answer = { status: number; body?: Buffer | string };
const refused = (status: number, body: string): Answer => ({ status, body });

async function answer(request: IncomingMessage, objects: Map<string, Buffer>): Promise<Answer> {
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '', `http://${headers.host}`);
  if (method === 'POST' && url.pathname === `/${BUCKET}`) return takeForm(request, objects);
  const key = url.pathname.replace(`/${BUCKET}/`, '');
  if (!(await isSignedAddress(method, url))) return refused(403, 'SignatureDoesNotMatch');
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const content = objects.get(key);
  return content ? { status: 200, body: content } : refused(404, 'NoSuchKey');
}

/** An address is signed whatever is sent to it; that it says so is not signed. */
const CONTENT_HASH = 'x-amz-content-sha256';
const asIs = {
  unsignableHeaders: new Set([CONTENT_HASH]),
  unhoistableHeaders: new Set([CONTENT_HASH]),
};

const momentOf = (text: string | null) =>
  new Date((text ?? '').replace(/(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5'));

async function isSignedAddress(method: string, url: URL): Promise<boolean> {
  const given = url.searchParams;
  const signingDate = momentOf(given.get('X-Amz-Date'));
  const expiresIn = Number(given.get('X-Amz-Expires'));
  if (!(signingDate.getTime() + expiresIn * 1_000 > Date.now())) return false;
  const { hostname, port, protocol, pathname: path, host } = url;
  const headers = { host, [CONTENT_HASH]: 'UNSIGNED-PAYLOAD' };
  const asked = { method, protocol, hostname, port: Number(port), path, headers };
  const right = await signer.presign({ ...asked, query: {} }, { signingDate, expiresIn, ...asIs });
  return right.query?.['X-Amz-Signature'] === given.get('X-Amz-Signature');
}

type Condition = Record<string, string> | [string, string | number, string | number];
type Policy = { expiration: string; conditions: Condition[] };

async function takeForm(request: IncomingMessage, objects: Map<string, Buffer>): Promise<Answer> {
  const type = request.headers['content-type'] ?? '';
  const whole = await buffer(request);
  const form = await new Response(new Uint8Array(whole), {
    headers: { 'Content-Type': type },
  }).formData();
  const fields = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  const encoded = fields.get('policy') ?? '';
  const signingDate = momentOf(fields.get('x-amz-date') ?? '');
  if (Number.isNaN(signingDate.getTime())) return refused(403, 'AccessDenied');
  const right = await signer.sign(encoded, { signingDate });
  const day = (fields.get('x-amz-date') ?? '').slice(0, 8);
  const credential = `${keys.accessKeyId}/${day}/${region}/s3/aws4_request`;
  if (fields.get('x-amz-signature') !== right || fields.get('x-amz-credential') !== credential)
    return refused(403, 'SignatureDoesNotMatch');
  const policy = JSON.parse(Buffer.from(encoded, 'base64').toString()) as Policy;
  if (Date.parse(policy.expiration) <= Date.now()) return refused(403, 'Policy expired');
  const file = form.get('file');
  const content = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const wrong = brokenBy(policy, fields, content.byteLength);
  if (wrong) return wrong;
  objects.set(fields.get('key') ?? '', content);
  return { status: 204 };
}

const UNNAMED = ['policy', 'x-amz-signature', 'file'];

/** The answer of an S3 to a form that breaks its policy; null where it does not. */
function brokenBy(
  { conditions }: Policy,
  fields: Map<string, string>,
  size: number,
): Answer | null {
  const named = [...UNNAMED];
  for (const condition of conditions) {
    if (Array.isArray(condition)) {
      const [kind, least, most] = condition;
      if (kind !== 'content-length-range') return refused(403, `Unknown condition ${kind}`);
      if (size > Number(most)) return refused(400, 'EntityTooLarge');
      if (size < Number(least)) return refused(400, 'EntityTooSmall');
      continue;
    }
    for (const [name, value] of Object.entries(condition)) {
      named.push(name.toLowerCase());
      const given = name.toLowerCase() === 'bucket' ? BUCKET : fields.get(name.toLowerCase());
      if (given !== value) return refused(403, `Policy condition failed: ${name}`);
    }
  }
  const extra = [...fields.keys()].find((name) => !named.includes(name));
  return extra === undefined ? null : refused(403, `Extra input field: ${extra}`);
}
