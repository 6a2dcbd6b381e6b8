import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { ROOT, inProject } from '../project.mjs';

const text = readFileSync(inProject('docs/security.md'), 'utf8');

/** @param {string} title */
const partOf = (title) => text.split(/^#{2,3} /m).find((one) => one.startsWith(`${title}\n`)) ?? '';

/** What may grow: a map or set that is made empty, a cache, and a list of a whole module. */
const GROWS =
  /new (?:Map|Set)(?:<.*>)?\(\)|new LRUCache\b|^(?:const|let) \w+(?:: [^=]+)? = (?:\[\]|\{\});/m;

/** Made in a call and gone with it, or made once of what the program itself has. */
const withTheCall = [
  ...['lib/http/cookies/header-jar.ts', 'lib/proxy/parse-input.ts', 'lib/answers/send-together.ts'],
  'platform/content/load-workbooks.ts',
  'app/_server/main-api.ts',
  ...['platform/content/read-images.ts', 'platform/kernel/request-parts.ts'],
  // An empty list that nobody changes.
  'platform/kernel/service-context.ts',
  ...['platform/main-api/journal/group-by.ts', 'platform/main-api/calls/protection.ts'],
  ...['import-students.ts', 'load-state.ts', 'plan-import.ts', 'present-plan.ts'].map(
    (file) => `platform/main-api/school/import/${file}`,
  ),
  'components/school/results/results-view.tsx',
  ...['platform/payments/cart/add-positions.ts', 'platform/tasks/parts/check-options.ts'],
  ...['platform/objects/upload-form.ts', 'platform/storage/upload/receive-upload.ts'],
  ...['server/documents/refresh/content.ts', 'server/documents/refresh/adopt.ts'],
];
/** Only filled in the browser of the one who uses it. */
const inTheBrowser = [
  'components/lesson/steps/use-step-time.ts',
  'components/journal/live/journal-follower.ts',
  ...['components/account/block-navigation.ts', 'components/lesson/saving/answer-queue.ts'],
  ...['lib/answers/ledger.ts', 'lib/answers/queue.ts', 'lib/api/session-expired.ts'],
  ...[
    'lib/journal/mark-type.ts',
    'lib/journal/projector.ts',
    'lib/status/report-failures.ts',
    'lib/tracking/track-event.ts',
  ],
  ...['lib/third-parties/load-script.ts', 'enhance/field-errors.ts'],
  ...['components/ui/dialog/dialog-host.tsx', 'components/ui/overlay/use-escape-turn.ts'],
  ...['components/task/photo/use-photos.ts', 'lib/class-list/doubles.ts'],
  'lib/class-list/read-names.ts',
];

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?:app|components|enhance|lib|platform|server)\/|^[\w-]+\.ts$/.test(file))
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file));
const growing = sources.filter((file) => GROWS.test(readFileSync(inProject(file), 'utf8')));
const memory = partOf('Memory');

test('[TRUST-08] whatever a process remembers stands with its bound in docs/security.md', () => {
  const known = [...withTheCall, ...inTheBrowser];
  const open = growing.filter((file) => !known.includes(file) && !memory.includes(`\`${file}\``));
  expect(open).toEqual([]);
});

test('[TRUST-08] nothing is listed that is not there any more', () => {
  const rows = memory.split('\n').filter((line) => line.startsWith('|'));
  const named = [...rows.join('\n').matchAll(/`((?:app|lib|platform|server)\/[^`]+\.tsx?)`/g)].map(
    ([, file]) => file,
  );
  const listed = [...named, ...withTheCall, ...inTheBrowser];
  expect(listed.filter((file) => !growing.includes(file ?? ''))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

const chapters = text.split(/^#### /m).slice(1);

test('every chapter of ASVS 5.0 is there, in its order', () => {
  expect(chapters.map((part) => /^V(\d+) /.exec(part)?.[1])).toEqual(
    Array.from({ length: 17 }, (_, at) => String(at + 1)),
  );
});

test.each(chapters.map((part) => [part.split('\n')[0] ?? '', part]))(
  '%s has a state and a reason for each section',
  (_, part) => {
    const rows = part.split('\n').filter((line) => /^\| V\d/.test(line));
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [, , state = '', reason = ''] = row.split('|').map((cell) => cell.trim());
      expect(['met', 'partly', 'not met', 'not applicable']).toContain(state);
      expect(reason).not.toBe('');
    }
  },
);
