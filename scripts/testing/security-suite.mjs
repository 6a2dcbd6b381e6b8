import { readFileSync } from 'node:fs';
import { markdownTable } from './markdown-table.mjs';

/** @typedef {{ title: string, passed: boolean }} Told one test of a report */

/**
 * What the hostile tests are about, by the requirements in their titles; a test counts in the first area
 * that has one of its requirements.
 *
 * @type {readonly (readonly [title: string, requirements: readonly string[]])[]}
 */
export const areas = [
  ['Имена без учётной записи', ['TRUST-01', 'TRUST-02', 'TRUST-03', 'TRUST-04']],
  ['Сеансы и их конец', ['TRUST-05', 'AUTH-10', 'AUTH-12', 'AUTH-14']],
  ['Пароли и вход', ['TRUST-07', 'TRUST-09', 'AUTH-03', 'AUTH-05', 'AUTH-20']],
  ['Что можно исчерпать', ['TRUST-08', 'HTTP-01']],
  ['Личные данные', ['TRUST-06', 'TRUST-10']],
  ['Развёртывание и ключи', ['TRUST-11', 'TRUST-12']],
  ['Чужие запросы и прокси', ['HTTP-03', 'NET-05', 'NET-06', 'NET-07']],
  ['Правильные ответы', ['HW-03']],
  ['Оплата и дневники', ['PAY-06', 'DIARY-01', 'DIARY-03']],
];
/** Tests of tests/e2e/security that name none of these. */
const OTHERS = 'Прочее';

/** What a title of a hostile test has in it, as a regular expression. */
export const HOSTILE = `\\[(?:${areas.flatMap(([, tags]) => tags).join('|')})\\]`;

/**
 * @param {string} file Jest's JSON report
 * @returns {Told[]} the tests that were run; a file that could not be loaded is one that failed
 */
export function readJest(file) {
  /** @type {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, passed: false }]
      : assertionResults
          .filter((one) => one.status === 'passed' || one.status === 'failed')
          .map((one) => ({ title: one.fullName, passed: one.status === 'passed' })),
  );
}

/** @typedef {{ title?: string, specs?: { title: string, ok: boolean }[], suites?: Suite[] }} Suite */

/**
 * @param {string} file Playwright's JSON report
 * @returns {Told[]}
 */
export function readPlaywright(file) {
  /** @type {(suite: Suite, above: string) => Told[]} */
  const within = ({ title: own = '', specs = [], suites = [] }, above) => [
    ...specs.map(({ title, ok }) => ({ title: `${above} ${own} ${title}`, passed: ok })),
    ...suites.flatMap((suite) => within(suite, `${above} ${own}`)),
  ];
  return within(JSON.parse(readFileSync(file, 'utf8')), '');
}

/**
 * @param {readonly Told[]} tests
 * @returns {string} a table: area, tests, passed, failed
 */
export function tabulate(tests) {
  const areaOf = (/** @type {string} */ title) =>
    areas.find(([, tags]) => tags.some((tag) => title.includes(`[${tag}]`)))?.[0] ?? OTHERS;
  const rows = [...areas.map(([title]) => title), OTHERS].flatMap((area) => {
    const own = tests.filter(({ title }) => areaOf(title) === area);
    const passed = own.filter((one) => one.passed).length;
    return area === OTHERS && own.length === 0
      ? []
      : [[area, own.length, passed, own.length - passed]];
  });
  return markdownTable(
    ['Область', 'Тестов', 'Прошло', 'Не прошло'],
    rows.map((cells) => cells.map(String)),
  );
}
