import { execFileSync } from 'node:child_process';

/** ESLint loads its configuration in a way that Jest does not support: it runs beside it. */
const PROGRAM = `
  import { ESLint } from 'eslint';
  const whole = new ESLint();
  // Cycles are looked for through all files, which takes seconds.
  const quick = new ESLint({ ruleFilter: ({ ruleId }) => ruleId !== 'import-x/no-cycle' });
  const messages = [];
  for (const { file, code, isCycle } of JSON.parse(process.argv[1])) {
    const [result] = await (isCycle ? whole : quick).lintText(code, { filePath: file });
    messages.push(result.messages.map(({ message }) => message));
  }
  process.stdout.write(JSON.stringify(messages));
`;

const CYCLE = /Dependency cycle/;
const LINK = "import Link from 'next/link';\n";
/** [CONF-02] */
const PREFETCH = /what the route table flags is fetched ahead/;

/** @param {number} count of lines */
function statements(count) {
  return Array.from({ length: count }, (_, at) => `export const a${at} = ${at};`).join('\n');
}

/**
 * Where a line of code stands, the line, and what is said about it (null: nothing).
 *
 * @type {readonly (readonly [string, string, RegExp | null])[]}
 */
const samples = [
  ['lib/session/cookie.ts', statements(150), null],
  ['lib/session/cookie.ts', statements(151), /File has too many lines/],
  ['lib/session/cookie.ts', `${'// why\n\n'.repeat(100)}${statements(150)}`, null],
  ['lib/session/cookie.test.ts', statements(151), null],
  ['lib/session/cookie.test.ts', statements(301), /File has too many lines/],
  ['lib/session/cookie.ts', `export function a() {\n${'void 1;\n'.repeat(48)}}`, null],
  ['lib/session/cookie.ts', `export function a() {\n${'void 1;\n'.repeat(49)}}`, /too many lines/],
  ['app/page.tsx', "import '@/components/ui/button';", null],
  ['app/page.tsx', "import '@/lib/session/guard';", null],
  ['app/page.tsx', "import '@/platform/kernel/errors';", /reached over HTTP/],
  ['components/homework/list.tsx', "import '@/lib/format/date';", null],
  ['components/homework/list.tsx', "import '@/app/page';", /app → components → lib/],
  ['components/ui/button/button.tsx', "import '@/components/ui/spinner';", null],
  ['components/ui/button/button.tsx', "import '@/lib/format/date';", /imports nothing of ours/],
  [
    'components/ui/button/button.tsx',
    "import '@/components/task/view';",
    /imports nothing of ours/,
  ],
  ['server/documents/keep.ts', "import '@/lib/routes/routes';", null],
  ['server/documents/keep.ts', "import '@/components/ui/button';", /server imports only lib/],
  ['enhance/main.ts', "import '@/server/front';", /enhance imports only lib/],
  ['lib/session/sealed-session.ts', "import '@/lib/config/server';", null],
  ['lib/session/sealed-session.ts', "import '@/lib/session/guard';", null],
  [
    'lib/session/sealed-session.ts',
    "import '@/lib/homework/draft';",
    /only itself and http, browser/,
  ],
  [
    'lib/session/sealed-session.ts',
    "import '@/lib/session-more/draft';",
    /only itself and http, browser/,
  ],
  [
    'lib/session/sealed-session.ts',
    "import '@/components/ui/button';",
    /only itself and http, browser/,
  ],
  ['lib/session/sealed-session.ts', "import '@/platform/main';", /only itself and http, browser/],
  ['lib/session/sealed-session.tsx', 'export const a = 1;', /lib has no JSX/],
  ['lib/session/sealed-session.test.ts', "import '@/tests/support/people/people';", null],
  [
    'lib/session/sealed-session.ts',
    "import '@/tests/support/people/people';",
    /only itself and http, browser/,
  ],
  ['platform/sso/service.ts', "import '@/platform/kernel/errors';", null],
  ['platform/sso/service.ts', "import '@/lib/contract/call/errors';", null],
  ['platform/sso/service.ts', "import '@/lib/format/date';", /A service imports itself/],
  ['platform/sso/service.ts', "import '@/platform/main-api/context';", /A service imports itself/],
  ['platform/main.ts', "import '@/platform/sso/service';", null],
  ['platform/main.ts', "import '@/lib/config/server';", /shares only lib\/contract and/],
  ['middleware.ts', "import '@/lib/routes/table';", null],
  ['middleware.ts', "import '@/components/ui/button';", /import only lib/],
  ['tests/e2e/a.test.ts', "import '@/platform/partners/demo-people';", null],
  ['tests/e2e/a.test.ts', "import '../support/people';", /through @\/…/],
  ['app/page.tsx', "import '../lib/format/date';", /through @\/…/],
  ['app/page.tsx', "import './parts';", null],
  ['app/page.tsx', "void import('@/platform/main');", /reached over HTTP/],
  ['app/page.tsx', "void import('@/lib/format/date');", null],
  ['lib/config/server.ts', 'export const a = process.env.A;', null],
  ['platform/kernel/env.ts', 'export const a = process.env.A;', null],
  ['lib/session/sealed-session.ts', 'export const a = process.env.A;', /read in lib\/config/],
  ['app/page.tsx', 'export const { env } = process;', /read in lib\/config/],
  [
    'lib/session/sealed-session.ts',
    "import { env } from 'node:process';\nenv.A;",
    /global `process`/,
  ],
  ['lib/session/sealed-session.ts', 'export const a: any = 1;', /Unexpected any/],
  ['lib/session/sealed-session.ts', '// @ts-ignore\nexport const a = 1;', /@ts-ignore/],
  [
    'lib/session/sealed-session.ts',
    '/* eslint-disable */\nexport const a: any = 1;',
    /Unexpected any/,
  ],
  ['lib/session/sealed-session.ts', 'export default 1;', /named exports/],
  ['app/page.tsx', 'export default function Page() { return null; }', null],
  ['components/task/view.tsx', 'export default function View() { return null; }', /named exports/],
  ['components/a.tsx', 'export const a = <Link href="/" />;', PREFETCH],
  ['components/a.tsx', 'export const a = <Link href="/" prefetch />;', PREFETCH],
  ['app/page.tsx', 'export const a = <TextLink href="/" prefetch={true} />;', PREFETCH],
  ['app/page.tsx', 'export const a = <Link href="/" prefetch={null} />;', PREFETCH],
  ['components/a.tsx', `${LINK}export const a = <Link href="/" prefetch={false} />;`, null],
  ['components/a.tsx', `${LINK}export const a = <Link href="/" prefetch={Link.preload} />;`, null],
  [
    'lib/contract/call/errors.ts',
    "import { ServiceError } from '@/platform/kernel/errors';\nexport const errorTable = ServiceError;",
    CYCLE,
  ],
];

/** @type {string[][]} */
let messages;

beforeAll(() => {
  const input = JSON.stringify(
    samples.map(([file, code, expected]) => ({ file, code, isCycle: expected === CYCLE })),
  );
  const args = ['--input-type=module', '--eval', PROGRAM, input];
  messages = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
});

/** @param {string} code */
const shorten = (code) => (code.length < 200 ? code : `${code.split('\n').length} lines`);

test.each(
  samples.map(([file, code, expected], at) => ({ file, code: shorten(code), expected, at })),
)('$file: $code', ({ expected, at }) => {
  // A side-effect import of something that does not exist is only asked who may import it.
  const said = messages[at];
  if (expected === null) expect(said).toEqual([]);
  else expect(said).toContainEqual(expect.stringMatching(expected));
});
