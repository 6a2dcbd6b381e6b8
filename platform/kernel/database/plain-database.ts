import pg from 'pg';
import { isLoopback } from '@/lib/contract/environment/read-variables';

/**
 * Refuses a database that is reached over a network without TLS, or with TLS that does not ask who
 * answers: whoever is on the way could read and change everything. [TRUST-11]
 *
 * @param url as the driver reads it, with PGSSLMODE and its like
 * @throws Error that names the variable and quotes nothing
 */
export function refusePlainDatabase(url: string): void {
  const { host, ssl } = settingsOf(url);
  // A socket of the system is a path.
  if (isLoopback(host) || host.startsWith('/')) return;
  const isVerified = ssl === true || (typeof ssl === 'object' && ssl.rejectUnauthorized !== false);
  if (!isVerified)
    throw new Error(
      'Wrong environment — DATABASE_URL: in production with TLS, such as ?sslmode=verify-full',
    );
}

type Settings = { host: string; ssl: boolean | { rejectUnauthorized?: boolean } };

function settingsOf(url: string): Settings {
  try {
    return new pg.Client({ connectionString: url }) as Settings;
  } catch {
    // The driver's message quotes the address.
    throw new Error('Wrong environment — DATABASE_URL: is not the address of a database');
  }
}
