/**
 * The one form of a login: case, composition of letters, outer spaces and control characters (which
 * PostgreSQL would not even take) do not distinguish two.
 */
export function normalizeLogin(login: string): string {
  return login
    .replace(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase();
}
