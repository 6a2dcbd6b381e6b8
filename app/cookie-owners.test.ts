import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURE_COOKIE } from '@/lib/session/cookies/product-features';

const root = join(__dirname, '..');

/** The sources of web, tests aside. */
const sources = ['app', 'components', 'lib', 'server', 'enhance', 'middleware.ts']
  .flatMap(filesIn)
  .filter((file) => /\.(tsx?|mjs|js)$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

function filesIn(place: string): string[] {
  const path = join(root, place);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file));
}

/** The names that cookies are declared with, out of the files that declare them. */
async function declaredNames(): Promise<string[]> {
  const owners = sources.filter(({ text }) => /=>?\s+ownCookie(<[^(]*>)?\(/.test(text));
  const names = owners.map(async ({ file }) => {
    const exported = Object.values((await import(join(root, file))) as Record<string, unknown>);
    return exported.flatMap(cookiesIn).map(({ name }) => name);
  });
  const counts = (await Promise.all(names)).map((own) => own.length);
  expect(counts).toEqual(owners.map(({ file }) => (file.endsWith(FAMILY) ? 5 : 1)));
  return (await Promise.all(names)).flat();
}

/** One cookie, or the family of those of the product features. */
const FAMILY = 'cookies/product-features.ts';
function cookiesIn(value: unknown): { name: string }[] {
  const found: unknown[] = Array.isArray(value)
    ? value.map(({ cookie }: { cookie?: unknown }) => cookie)
    : [value];
  return found.filter(isCookie);
}

function isCookie(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'protection' in value && 'name' in value;
}

/** Words that are no cookie's name where they stand. */
const otherWords: readonly (readonly [file: string, name: string])[] = [
  // The name of a secret of the development.
  ['lib/config/server-variables.ts', 'session'],
];

/** Whether a name stands in a file as a literal, or before its value in the text of a cookie. */
function spells({ file, text }: (typeof sources)[number], name: string): boolean {
  if (otherWords.some(([place, word]) => place === file && word === name)) return false;
  return new RegExp(`['"\`]${name}['"\`=]|;\\s*${name}=`).test(withoutComments(text));
}
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('[AUTH-10] each cookie is declared in a file of its own, and no other spells its name', async () => {
  const names = await declaredNames();
  expect(names.length).toBeGreaterThan(12);
  expect(new Set(names).size).toBe(names.length);
  const spelled = names.map((name) => ({
    name,
    files: sources.filter((source) => spells(source, name)).map(({ file }) => file),
  }));
  // The names of a family are put together of its beginning and that of a feature.
  const isFamily = (name: string) => name.startsWith(FEATURE_COOKIE);
  expect(spelled.filter(({ name, files }) => files.length !== (isFamily(name) ? 0 : 1))).toEqual(
    [],
  );
});

test('[AUTH-10] cookies are set and read through their declaration alone', () => {
  const raw = /document\.cookie|cookies(\(\)\))?\.(get|set|delete)\(|jar\.(get|set|delete)\(/;
  const doors = ['lib/browser/document-cookie.ts', 'lib/http/cookies/cookie-jar.ts'];
  const found = sources.filter(({ file, text }) => !doors.includes(file) && raw.test(text));
  expect(found.map(({ file }) => file).sort()).toEqual([
    // The response of middleware: it marks what sets a cookie as private.
    'lib/http/cookies/response-jar.ts',
    // It removes cookies of others, which have no declaration here.
    'lib/third-parties/forget-third-parties.ts',
  ]);
});
