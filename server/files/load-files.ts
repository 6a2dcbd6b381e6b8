import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** The ways in which a file may be sent, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type Copy = { body: Buffer; etag: string };

export type SiteFile = Copy & {
  type: string;
  cacheControl: string;
  compressed: Partial<Record<Encoding, Copy>>;
};

const SUFFIXES: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
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
  const plain = names.filter((name) => !ENCODINGS.some((one) => name.endsWith(SUFFIXES[one])));
  return new Map(
    plain.map((name) => {
      const address = `/${relative(folder, name).split(sep).join('/')}`;
      return [address, read(name, address, all)];
    }),
  );
}

function read(name: string, address: string, all: ReadonlySet<string>): SiteFile {
  const present = ENCODINGS.filter((encoding) => all.has(name + SUFFIXES[encoding]));
  return {
    ...copyOf(name),
    type: types[extname(name)] ?? 'application/octet-stream',
    cacheControl: HASHED.test(address)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    compressed: Object.fromEntries(
      present.map((encoding) => [encoding, copyOf(name + SUFFIXES[encoding])]),
    ),
  };
}

/** Each copy has a validator of its own, as it has other bytes. */
function copyOf(name: string): Copy {
  const body = readFileSync(name);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { body, etag: `"${digest}"` };
}
