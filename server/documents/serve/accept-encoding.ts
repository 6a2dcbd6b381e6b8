import { encodings, type Encoding } from '@/server/documents/document';

/** Headers that were read before: there are a few dozen in the world. Whatever is longer is nobody's. */
const known = new Map<string, Encoding>();
const MOST = 200;
const LONGEST = 200;

/** The best encoding that a client takes; without a word of it the body as it is. [DOC-05] */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = known.get(header);
  if (found !== undefined) return found;
  const chosen = read(header);
  if (header.length <= LONGEST && known.size < MOST) known.set(header, chosen);
  return chosen;
}

function read(header: string): Encoding {
  const taken = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    taken.set(name, !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)));
  }
  const isTaken = (name: Encoding) => taken.get(name) ?? taken.get('*') ?? false;
  // A client that refuses all three gets what needs no decoding.
  return encodings.find((name) => name !== 'identity' && isTaken(name)) ?? 'identity';
}
