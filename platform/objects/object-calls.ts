import { z } from 'zod';
import { MAX_UPLOAD_BYTES, uploadTypes } from '@/lib/contract/files/files';
import { isSigned, nowInSeconds, signMessage } from '@/platform/kernel/signature';

/** What the main API has the storage do. */
export const objectCalls = {
  check: {
    path: '/objects/check',
    body: z.strictObject({
      key: z.uuid(),
      type: z.enum(uploadTypes),
      size: z.number().int().min(1).max(MAX_UPLOAD_BYTES),
    }),
    reply: z.object({ state: z.enum(['kept', 'missing', 'refused']) }),
  },
  remove: {
    path: '/objects/remove',
    body: z.strictObject({ keys: z.array(z.uuid()).max(100) }),
    reply: z.object({ done: z.literal(true) }),
  },
} as const;

export const OBJECT_SIGNATURE_HEADER = 'X-Storage-Signature';

/** What is signed of a message: also what it is for. */
const signedText = (path: string, text: string) => `${path}\n${text}`;

export const signObjectCall = (secret: string, path: string, text: string): string =>
  signMessage(secret, signedText(path, text), nowInSeconds());

/** Whether the main API has sent this, now. */
export const isObjectCall = (
  secrets: readonly string[],
  { path, text, signature }: { path: string; text: string; signature: string },
  seconds: number,
): boolean => isSigned({ secrets, body: signedText(path, text), signature }, seconds);
