import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { readServerConfig } from '@/lib/config/server';
import { contentSecurityPolicy, documentSecurityPolicy } from './content-security-policy';

const nonce = 'MDEyMzQ1Njc4OWFiY2RlZg==';
const policyOf = (environment: Record<string, string> = {}, isDevelopment = false) =>
  contentSecurityPolicy({ nonce, config: readServerConfig(environment), isDevelopment });

/** The sources of each directive. */
const read = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((line) => {
      const [name = '', ...sources] = line.split(' ');
      return [name, sources];
    }),
  );

/** What Google's evaluator calls more than a remark. */
function faultsOf(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate(undefined, [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS])
    .filter(({ severity }) =>
      [Severity.SYNTAX, Severity.HIGH, Severity.HIGH_MAYBE, Severity.MEDIUM].includes(severity),
    )
    .map(({ directive, description }) => `${directive}: ${description}`);
}

const everything = {
  STORAGE_ORIGIN: 'https://files.example.ru',
  PUBLIC_ORIGIN: 'https://edu.example.ru',
  SSO_ORIGIN: 'https://sso.example.ru',
  ERROR_REPORTING_URL: 'https://key@errors.example.ru/1',
  LIVE_CHAT_ID: 'abc',
  TAG_MANAGER_IDS: 'GTM-AAAA,GTM-BBBB',
  METRICS_ID: '12345678',
};

test.each([
  ['the demo, were its storage elsewhere', { STORAGE_ORIGIN: 'https://files.example.ru' }],
  ['everything that can be set', everything],
])('csp_evaluator finds no fault in the policy of %s', (_, environment) => {
  expect(faultsOf(policyOf(environment))).toEqual([]);
});

test('csp_evaluator would find one', () => {
  const weak = policyOf().replace(/'nonce-\S+' 'strict-dynamic'/, "'unsafe-inline'");
  expect(faultsOf(weak)).toContainEqual(expect.stringContaining("'unsafe-inline' allows"));
});

test('a script needs the nonce, or one with the nonce that loads it', () => {
  const { 'script-src': scripts } = read(policyOf({ SSO_ORIGIN: 'https://sso.example.ru' }));
  expect(scripts).toEqual([
    `'nonce-${nonce}'`,
    "'strict-dynamic'",
    "'self'",
    'https://sso.example.ru',
  ]);
});

test('whatever is not listed is forbidden, and so are frames around the page', () => {
  expect(read(policyOf())).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'connect-src': ["'self'", 'http://localhost:4500'],
    'img-src': ["'self'", 'data:', 'blob:', 'http://localhost:4500'],
    'font-src': ["'self'"],
  });
});

test('errors may be reported to the configured origin', () => {
  const { 'connect-src': connections } = read(
    policyOf({ ERROR_REPORTING_URL: 'https://key@e.ru/a/1' }),
  );
  expect(connections).toEqual(["'self'", 'http://localhost:4500', 'https://e.ru']);
});

test('[FILE-01] files are sent to the S3 that is configured, and come from the storage', () => {
  const s3 = { STORAGE_ORIGIN: 'https://files.example.ru', S3_ENDPOINT: 'https://s3.example.ru' };
  const policy = read(policyOf(s3));
  expect(policy['connect-src']).toEqual([
    "'self'",
    'https://files.example.ru',
    'https://s3.example.ru',
  ]);
  expect(policy['img-src']).toContain('https://files.example.ru');
  const document = read(documentSecurityPolicy(readServerConfig(s3)));
  expect(document['connect-src']).toEqual(["'self'"]);
});

test('[TRK-04] the chat service is let in when there is a chat', () => {
  expect(policyOf()).not.toContain('jivo');
  const policy = read(policyOf({ LIVE_CHAT_ID: 'abc' }));
  expect(policy['connect-src']).toEqual(expect.arrayContaining(['wss://*.jivosite.com']));
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'frame-src'])
    expect([name, policy[name]]).toEqual([name, expect.arrayContaining(['https://*.jivo.ru'])]);
  expect(policy['script-src']).not.toContain("'unsafe-inline'");
});

test.each([
  ['TAG_MANAGER_IDS', 'GTM-AAAA', 'https://*.googletagmanager.com'],
  ['METRICS_ID', '12345678', 'https://mc.yandex.ru'],
])('[TRK-04] with %s its service is let in, and without it not', (name, value, host) => {
  expect(policyOf()).not.toContain(host);
  const policy = read(policyOf({ [name]: value }));
  for (const directive of ['script-src', 'img-src', 'connect-src'])
    expect([directive, policy[directive]]).toEqual([directive, expect.arrayContaining([host])]);
});

test('[HW-10] instructions are shown from where they are configured to be, and nothing else is', () => {
  expect(read(policyOf())).not.toHaveProperty('frame-src');
  const { 'frame-src': frames } = read(
    policyOf({
      TEACHER_INSTRUCTION_URL: 'https://docs.example.ru/a/teacher.pdf?v=1',
      SCHOOL_ADMIN_INSTRUCTION_URL: 'https://docs.example.ru/school.pdf',
      STUDENT_INSTRUCTION_URL: 'https://cdn.example.ru/student.pdf',
    }),
  );
  expect(frames).toEqual(['https://docs.example.ru', 'https://cdn.example.ru']);
});

test('requests are raised to https when web is on https', () => {
  expect(read(policyOf(everything))).toHaveProperty('upgrade-insecure-requests');
  expect(read(policyOf())).not.toHaveProperty('upgrade-insecure-requests');
});

test('only development may evaluate text', () => {
  expect(policyOf({}, true)).toContain("'unsafe-eval'");
  expect(policyOf(everything)).not.toContain("'unsafe-eval'");
});
