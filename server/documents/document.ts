import type { Encoding } from '@/server/requests/accept-encoding';

/** Who is shown a document: whoever asks the listed host, any other, or both where it makes no difference. */
export const hostClasses = ['listed', 'other', 'every'] as const;
export type HostClass = (typeof hostClasses)[number];

/** Which document. */
export type DocumentKey = { path: string; hosts: HostClass };

/** What a document says besides its bodies. */
export type DocumentFacts = DocumentKey & {
  status: number;
  /** The headers that it has in every encoding. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The fingerprint of the content that it was made from. */
  content: string;
};

/** A public page as it is kept and sent. [DOC-01] */
export type KeptDocument = DocumentFacts & { bodies: Readonly<Record<Encoding, Buffer>> };
