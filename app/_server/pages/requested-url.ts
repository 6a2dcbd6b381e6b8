import { headers } from 'next/headers';

/** The path with query that the visitor asked for. */
export async function requestedUrl(): Promise<string> {
  return (await headers()).get('x-path') ?? '/';
}
