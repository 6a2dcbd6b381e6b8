import type { ServerConfig } from '@/lib/config/server';

export type PolicyOptions = {
  /** New for every answer; in base64. */
  nonce: string;
  config: Pick<
    ServerConfig,
    | 'PUBLIC_ORIGIN'
    | 'SSO_ORIGIN'
    | 'ERROR_REPORTING_URL'
    | 'LIVE_CHAT_ID'
    | 'TAG_MANAGER_IDS'
    | 'METRICS_ID'
    | 'STORAGE_ORIGIN'
    | 'S3_ENDPOINT'
    | 'TEACHER_INSTRUCTION_URL'
    | 'STUDENT_INSTRUCTION_URL'
    | 'SCHOOL_ADMIN_INSTRUCTION_URL'
  >;
  /** Development needs `eval`, which nothing else gets. */
  isDevelopment?: boolean;
};

/** What the chat service loads its widget from and talks to. [TRK-04] */
const CHAT = ['https://*.jivo.ru', 'https://*.jivosite.com'];
const CHAT_SOCKETS = ['wss://*.jivo.ru', 'wss://*.jivosite.com'];
/** The tag manager, and the counter that is mostly in its containers. */
const TAGS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
const METRICS = ['https://mc.yandex.ru', 'https://mc.yandex.com'];

/**
 * The content security policy of an answer: a script runs when it carries the nonce, or when one that
 * does has loaded it. Everything that is not listed is forbidden.
 */
export function contentSecurityPolicy({
  nonce,
  config,
  isDevelopment = false,
}: PolicyOptions): string {
  // The addresses are for browsers that know no 'strict-dynamic'; the others pass over them.
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", config.SSO_ORIGIN];
  const allowed = isDevelopment ? [...scripts, "'unsafe-eval'"] : scripts;
  return policyOf(config, allowed, filesOf(config));
}

/** The policy of a document, which is the same for everybody: its one script is a file of ours. [DOC-05] */
export function documentSecurityPolicy(config: PolicyOptions['config']): string {
  return policyOf(config, ["'self'"]);
}

/** Where pictures that people upload are shown from, and where they are sent. */
type Files = { shown: readonly string[]; sent: readonly string[] };

/** Pictures that are still in the browser are there as well. [FILE-01] */
const filesOf = ({ STORAGE_ORIGIN, S3_ENDPOINT }: PolicyOptions['config']): Files => ({
  shown: ['blob:', STORAGE_ORIGIN],
  // Also fetched from there, to be turned round.
  sent: [...new Set([STORAGE_ORIGIN, S3_ENDPOINT ?? STORAGE_ORIGIN])],
});

function policyOf(
  config: PolicyOptions['config'],
  scripts: readonly string[],
  files: Files = { shown: [], sent: [] },
): string {
  const { ERROR_REPORTING_URL: reporting } = config;
  const chat = config.LIVE_CHAT_ID === undefined ? [] : CHAT;
  const sockets = chat.length > 0 ? CHAT_SOCKETS : [];
  const counters = [
    ...(config.TAG_MANAGER_IDS.length > 0 ? TAGS : []),
    ...(config.METRICS_ID === undefined ? [] : METRICS),
  ];
  const reports = reporting === undefined ? [] : [new URL(reporting).origin];
  const instructions = [
    config.TEACHER_INSTRUCTION_URL,
    config.STUDENT_INSTRUCTION_URL,
    config.SCHOOL_ADMIN_INSTRUCTION_URL,
  ].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
  const directives = {
    'default-src': ["'none'"],
    'script-src': [...scripts, ...counters, ...chat],
    // Documents carry their styles, and KaTeX and Base UI place things with style attributes. Pictures and fonts from elsewhere stay out, so a style tells nobody.
    'style-src': ["'self'", "'unsafe-inline'", ...chat],
    'img-src': ["'self'", 'data:', ...files.shown, ...counters, ...chat],
    'font-src': ["'self'", ...chat],
    'connect-src': ["'self'", ...files.sent, ...reports, ...counters, ...chat, ...sockets],
    'media-src': chat,
    'frame-src': [...new Set(instructions), ...chat],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const lines = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (config.PUBLIC_ORIGIN.startsWith('https:')) lines.push('upgrade-insecure-requests');
  return lines.join('; ');
}
