import { matchRoute } from './match';

/**
 * The one spelling of a path that leads somewhere when another was asked for: lower case, without a
 * slash at the end or twice in a row. Null when the path is right as it is, or leads nowhere either
 * way. [SEO-03]
 */
export function canonicalPath(path: string): string | null {
  const plain = inLowerCase(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return plain !== path && matchRoute(plain) ? plain : null;
}

/** But for percent-encoded characters, whose case says nothing. */
function inLowerCase(path: string): string {
  return path.replace(/[^%]+|%..?/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
