/**
 * Who may import what. Each layer names the places under `@/` that it may use; the rest of the
 * project is out of its reach, and the message says where the code belongs instead.
 *
 * @typedef {object} Layer
 * @property {string} folder `*` stands for each area in it; the area may always import itself
 * @property {readonly string[]} may
 * @property {string} message
 */

/** Areas of lib that all the others stand on. */
const LIB_GROUND = ['http', 'browser', 'format', 'config', 'contract', 'routes'].map(
  (area) => `lib/${area}`,
);
/** What the services of the platform share: parts of identity, kinds of tasks, workbooks. */
const PLATFORM_GROUND = [
  ...['lib/contract', 'lib/http', 'platform/kernel', 'platform/openid', 'platform/partners'],
  ...['platform/mail', 'platform/tasks', 'platform/content', 'platform/objects'],
];

/** @type {readonly Layer[]} later ones replace earlier ones where both apply */
export const layers = [
  {
    folder: '.',
    may: ['lib'],
    message: 'middleware.ts and instrumentation.ts import only lib.',
  },
  {
    folder: 'app',
    may: ['app', 'components', 'lib'],
    message:
      'app imports components and lib. The platform is reached over HTTP, through lib/upstream.',
  },
  {
    folder: 'components',
    may: ['components', 'lib'],
    message:
      'Imports go one way: app → components → lib. Pass what a page knows down as plain props.',
  },
  {
    folder: 'components/ui',
    may: ['components/ui'],
    message:
      'components/ui imports nothing of ours. A part that knows the product belongs in components/<area>.',
  },
  {
    folder: 'server',
    may: ['server', 'lib'],
    message:
      'server imports only lib. What Next.js shows belongs in app; it is asked for as any request.',
  },
  {
    folder: 'enhance',
    may: ['enhance', 'lib'],
    message:
      'enhance imports only lib. It has no React: what pages are made of belongs in components.',
  },
  {
    folder: 'lib',
    may: ['lib'],
    message:
      'lib imports neither app, components nor platform. What is shown belongs in components, what the platform does behind lib/contract.',
  },
  {
    folder: 'lib/*',
    may: LIB_GROUND,
    message:
      'An area of lib imports only itself and http, browser, format, config, contract, routes. What joins two areas belongs in app; what both need, in one of those six.',
  },
  {
    folder: 'platform',
    may: ['platform', 'lib/contract', 'lib/http'],
    message:
      'The platform shares only lib/contract and lib/http with web. What both need belongs in the contract.',
  },
  {
    folder: 'platform/*',
    may: PLATFORM_GROUND,
    message:
      'A service imports itself, lib/contract, lib/http and the shared parts of the platform (kernel, openid, mail, partners, tasks, content, objects). What two services need belongs there; to each other they talk over HTTP.',
  },
  {
    folder: 'platform/kernel',
    may: ['lib/contract', 'lib/http', 'platform/kernel'],
    message:
      'The kernel is what every service stands on: it imports no other part of the platform.',
  },
  {
    folder: 'platform/tasks',
    may: ['lib/contract', 'platform/kernel', 'platform/tasks'],
    message:
      'A kind of tasks knows the contract and the kernel. Files of workbooks belong in platform/content, what is stored in main-api.',
  },
];

/** Tests may also use what tests share. */
const FOR_TESTS = ['tests'];

const UPWARD =
  'Import across folders through @/…, so that a file can be moved without touching its imports.';

const upward = { regex: '^\\.\\.(/|$)', message: UPWARD };

/** Next.js fetches what every link in sight leads to, unless it is told otherwise. [CONF-02] */
const unflaggedPrefetch = [
  "JSXOpeningElement[name.name='Link']:not(:has(> JSXAttribute[name.name='prefetch']))",
  "JSXAttribute[name.name='prefetch'][value=null]",
  "JSXAttribute[name.name='prefetch'] > JSXExpressionContainer > Literal[value!=false]",
].map((selector) => ({
  selector,
  message:
    'Only what the route table flags is fetched ahead: prefetch={routes.….preload} or {false}.',
}));

/**
 * The rules of one layer or of one area in it.
 *
 * @param {Layer} layer
 * @param {string} folder the layer's folder with the area in place of `*`
 * @param {{ test: boolean }} options
 * @returns {import('eslint').Linter.RulesRecord}
 */
export function importRules({ may, message }, folder, { test }) {
  const allowed = [...new Set([folder, ...may, ...(test ? FOR_TESTS : [])])];
  const foreign = { regex: `^@/(?!(${allowed.join('|')})(/|$)|package\\.json$)`, message };
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [upward, foreign],
        paths: ['process', 'node:process'].map((name) => ({
          name,
          message: 'Use the global `process`; its environment is read in lib/config only.',
        })),
      },
    ],
    // The rule above does not look at `import()`. A slash would end the selector's expression.
    'no-restricted-syntax': [
      'error',
      ...unflaggedPrefetch,
      ...[upward, foreign].map(({ regex, message }) => ({
        selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
        message,
      })),
    ],
  };
}

/**
 * The same for files outside of the layers: scripts, tests.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const outsideRules = { 'no-restricted-imports': ['error', { patterns: [upward] }] };

/**
 * For files of lib that could hold JSX.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const noJsx = {
  'no-restricted-syntax': [
    'error',
    { selector: 'Program', message: 'lib has no JSX: what is shown belongs in components.' },
  ],
};
