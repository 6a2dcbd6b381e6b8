import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ObjectStore } from './object-store';
import { amzDate, credentialOf, signText } from './signature-v4';

/** For how long a form can be posted, in seconds: a slow network and a large picture. */
export const FORM_SECONDS = 600;

/** What is announced: under which key, of which type and how many bytes exactly. */
export type Announced = { key: string; type: string; size: number };

export type UploadForm = { formAction: string; formFields: Record<string, string> };

const ALGORITHM = 'AWS4-HMAC-SHA256';

/** A form with which a browser posts one file to the store, as S3 documents it. [FILE-01] */
export function createUploadForm(
  { address, bucket, keys }: ObjectStore,
  { key, type, size }: Announced,
  now: Date,
): UploadForm {
  const date = amzDate(now);
  const fixed = {
    key,
    bucket,
    'Content-Type': type,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': credentialOf(date, keys),
    'X-Amz-Date': date,
  };
  const policy = {
    expiration: new Date(now.getTime() + FORM_SECONDS * 1_000).toISOString(),
    conditions: [
      ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', size, size],
    ],
  };
  const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
  const signature = signText(Policy, date, keys);
  return { formAction: address, formFields: { ...fixed, Policy, 'X-Amz-Signature': signature } };
}

const policySchema = z.object({
  expiration: z.iso.datetime(),
  conditions: z
    .array(
      z.union([
        z.tuple([z.literal('content-length-range'), z.number().int(), z.number().int()]),
        z.record(z.string(), z.string()),
      ]),
    )
    .max(20),
});

/** Not part of what is signed. */
const UNSIGNED = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * What a posted form was made for; null for one that nobody here has made, that was altered or has
 * expired. Our own storage is strict: each field has to be in the policy and each condition in a field.
 *
 * @param stores one for each secret that is accepted
 */
export function readUploadForm(
  stores: readonly ObjectStore[],
  fields: ReadonlyMap<string, string>,
  now: Date,
): Announced | null {
  const given = new Map([...fields].map(([name, value]) => [name.toLowerCase(), value]));
  const encoded = given.get('policy') ?? '';
  const date = given.get('x-amz-date') ?? '';
  const store = stores.find(({ keys }) => {
    const isKnown = given.get('x-amz-credential') === credentialOf(date, keys);
    return isKnown && isSame(signText(encoded, date, keys), given.get('x-amz-signature') ?? '');
  });
  if (!store) return null;
  const policy = policySchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  if (!policy.success || Date.parse(policy.data.expiration) <= now.getTime()) return null;
  const wanted = new Map<string, string>();
  let size: number | null = null;
  for (const condition of policy.data.conditions)
    if (Array.isArray(condition)) size = condition[1] === condition[2] ? condition[1] : null;
    else
      for (const [name, value] of Object.entries(condition)) wanted.set(name.toLowerCase(), value);
  const signed = [...given].filter(([name]) => !UNSIGNED.has(name));
  const isAltered =
    signed.length !== wanted.size || signed.some(([name, value]) => wanted.get(name) !== value);
  const [key, type] = [wanted.get('key'), wanted.get('content-type')];
  if (isAltered || size === null || key === undefined || type === undefined) return null;
  return { key, type, size };
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
