/** How a body is sent, the best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Headers that were read before: there are a few dozen in the world. Whatever is longer is nobody's. */
const known = new Map<string, readonly Encoding[]>();
const MOST = 200;
const LONGEST = 200;

/**
 * The best encoding that a client takes; without a word of it the body as it is. [DOC-05]
 *
 * @param isThere whether the body is there in an encoding; as it is it always is
 */
export function chooseEncoding(
  header: string | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding {
  return accepted(header ?? '').find(isThere) ?? 'identity';
}

function accepted(header: string): readonly Encoding[] {
  const found = known.get(header);
  if (found !== undefined) return found;
  const read = readHeader(header);
  if (header.length <= LONGEST && known.size < MOST) known.set(header, read);
  return read;
}

function readHeader(header: string): readonly Encoding[] {
  const taken = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    taken.set(name, !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)));
  }
  const isTaken = (name: Encoding) => taken.get(name) ?? taken.get('*') ?? false;
  // A client that refuses all three gets what needs no decoding.
  return encodings.filter((name) => name === 'identity' || isTaken(name));
}
