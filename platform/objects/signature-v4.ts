import { createHash, createHmac } from 'node:crypto';

/** As whom somebody comes to a storage that speaks the protocol of S3. */
export type StorageKeys = { accessKeyId: string; secretAccessKey: string; region: string };

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A moment as the protocol writes it: 20260309T081500Z. */
export const amzDate = (now: Date) => now.toISOString().replace(/[-:]|\.\d+/g, '');

/** For what a key is made: a day, a region. */
const scopeOf = (date: string, { region }: StorageKeys) =>
  `${date.slice(0, 8)}/${region}/s3/aws4_request`;

export const credentialOf = (date: string, keys: StorageKeys) =>
  `${keys.accessKeyId}/${scopeOf(date, keys)}`;

/**
 * Signs a text, AWS Signature Version 4: the policy of a form in base64, or what stands for a request.
 *
 * @param date as `amzDate` writes it
 * @returns the signature in hex
 */
export function signText(text: string, date: string, { secretAccessKey, region }: StorageKeys) {
  const parts = [date.slice(0, 8), region, 's3', 'aws4_request'];
  const key = parts.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

/** Signs hold more than a path of ours has; only these stay as they are. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * An address with which whoever has it may do one thing to one object.
 *
 * @param address of the object, without a query
 */
export function presign(
  method: 'GET' | 'DELETE',
  address: string,
  keys: StorageKeys,
  { now, seconds }: { now: Date; seconds: number },
): string {
  const url = new URL(address);
  const date = amzDate(now);
  const query = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', credentialOf(date, keys)],
    ['X-Amz-Date', date],
    ['X-Amz-Expires', `${seconds}`],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map((pair) => pair.map(encode).join('='))
    .join('&');
  const request = [
    ...[method, url.pathname, query, `host:${url.host}`, ''],
    ...['host', 'UNSIGNED-PAYLOAD'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scopeOf(date, keys), sha256(request)].join('\n');
  return `${address}?${query}&X-Amz-Signature=${signText(text, date, keys)}`;
}
