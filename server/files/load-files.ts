import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Encoding } from '@/server/requests/accept-encoding';

export type Copy = { body: Buffer; etag: string };

export type SiteFile = Copy & {
  type: string;
  cacheControl: string;
  /** Beside the file as it is. */
  compressed: Partial<Record<Encoding, Copy>>;
};

const SUFFIXES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const satisfies readonly (readonly [Encoding, string])[];

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Named by their content, so that they never change. */
const HASHED = /^\/(?:_next\/static\/|enhance-[\w-]+\.js$)/;

/**
 * All files of web by their address, in memory: some megabytes, and no file that is opened, or gone,
 * while a request waits.
 *
 * @param folder made by scripts/setup/site-files.mjs
 */
export function loadFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const plain = names.filter((name) => !SUFFIXES.some(([, suffix]) => name.endsWith(suffix)));
  return new Map(
    plain.map((name) => {
      const address = `/${relative(folder, name).split(sep).join('/')}`;
      return [address, read(name, address, all)];
    }),
  );
}

function read(name: string, address: string, all: ReadonlySet<string>): SiteFile {
  const present = SUFFIXES.filter(([, suffix]) => all.has(name + suffix));
  return {
    ...copyOf(name),
    type: types[extname(name)] ?? 'application/octet-stream',
    cacheControl: HASHED.test(address)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    compressed: Object.fromEntries(
      present.map(([encoding, suffix]) => [encoding, copyOf(name + suffix)]),
    ),
  };
}

/** Each copy has a validator of its own, as it has other bytes. */
function copyOf(name: string): Copy {
  const body = readFileSync(name);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${digest}"` };
}
