/** A date within a year, after which nobody relies on the file; each answer moves it. [RFC 9116] */
const VALID_DAYS = 180;

/**
 * Where to report a hole in the product, in the format of RFC 9116.
 *
 * @param now in milliseconds
 */
export function securityTxt(page: { origin: string; email: string }, now: number): string {
  const expires = new Date(now + VALID_DAYS * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${page.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${page.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
