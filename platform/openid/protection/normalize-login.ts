/**
 * The one form of a login: case, composition of letters, outer spaces and control characters (which
 * PostgreSQL would not even take) do not tell two apart.
 */
export function normalizeLogin(login: string): string {
  return login
    .replace(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase();
}
