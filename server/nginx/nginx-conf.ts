import path from 'node:path';
import type { ServerConfig } from '@/lib/config/server';
import { documentSecurityPolicy } from '@/lib/security/content-security-policy';
import { securityHeaders } from '@/lib/security/security-headers';
import { NOT_PAGES } from '@/lib/routes/page-path';
import type { Route } from '@/lib/routes/route';
import { routes } from '@/lib/routes/routes';
import { streams } from '@/lib/contract/streams';
import { subjects } from '@/lib/contract/subjects/subjects';
import { CURRENT } from '@/server/documents/store/published';
import { OWN_SCRIPT } from '@/server/documents/decide';
import { PAGE_VARY } from '@/server/requests/page-headers';
import { comparedMap, decisionMaps, hostMaps } from './maps';

const rows: readonly Route[] = Object.values(routes);
const isVaried = ({ path }: Route) => path.includes('{');
const isKept = ({ document, state }: Route) => document && state === 'ready';

/**
 * The configuration of an nginx in front of web: it answers with the documents that web keeps, and passes
 * everything else on. Who may have a document is said here once more, in nginx's words; a test compares
 * both ways. [DOC-06]
 *
 * @param project its folder on the machine that nginx runs on
 */
export function nginxConf(config: ServerConfig, project: string): string {
  return `${[head, hostMaps(config), decisionMaps(config), comparedMap, server(config, project)].join('\n\n')}\n`;
}

const head = `# Made by \`npm run deploy:nginx\` from the route table: change that, not this file.
#
# For the http block, such as /etc/nginx/conf.d/. With brotli (Debian: libnginx-mod-http-brotli-static)
# put the line \`brotli_static on;\` into a file documents-brotli.conf beside nginx.conf.`;

function server(config: ServerConfig, project: string): string {
  const root = path.resolve(project, config.DATA_DIR, 'documents', CURRENT, 'files');
  const kept = rows.filter(isKept);
  const parts = [
    ...kept.filter((row) => row.status === 200 && !isVaried(row)).map((row) => page(row, config)),
    ...kept.filter(isVaried).map((row) => landings(row, config)),
    ...kept.filter(({ status }) => status !== 200).map(failure),
    ...[...new Set(kept.filter(({ status }) => status !== 200).map(({ status }) => status))].map(
      (status) => bodies(status, kept, config),
    ),
    `# Not pages, and pages of people.\nlocation ~ "^/(?:${NOT_PAGES})|${OWN_SCRIPT.source.replaceAll('\\/', '/')}" {\n  try_files /nothing @web;\n}`,
    ...rows.filter((row) => !isKept(row) && row.state !== 'coming').map(passed),
    `# Nothing is there.\nlocation / {\n${pastWeb('$documents_past')}\n  error_page 404 /every/404.html;\n  return 404;\n}`,
    ...Object.values(streams).map(followed),
    passOn,
  ];
  const inside = parts.join('\n\n').replace(/^(?=.)/gm, '  ');
  return `server {
  listen 80;
  charset utf-8;
  types { text/html html; }
  default_type text/html;
  gzip_static on;
  include documents-brotli*.conf;
  recursive_error_pages on;
  if_modified_since before;
  root ${root};

${inside}
}`;
}

const pastWeb = (name: string) =>
  `  error_page 418 = @web;\n  if (${name}) {\n    return 418;\n  }`;

/**
 * nginx makes entity tags of date and size, and two versions of one day may be of one size: whoever has a
 * copy is answered by web, which compares digests.
 */
const compared =
  '  error_page 419 = @compared;\n  if ($documents_compared) {\n    return 419;\n  }';

/** A page that may be listed has a file for each class of hosts, every other page one for both. */
const fileOf = ({ indexable, path }: Route) =>
  `/${indexable ? '$documents_hosts' : 'every'}${path === '/' ? '/index' : path}.html`;

function page(row: Route, config: ServerConfig): string {
  const past = row.path === routes.login.path ? '$documents_past_login' : '$documents_past';
  return `location = ${row.path} {\n${pastWeb(past)}\n${compared}\n${headers(row, config)}\n  try_files ${fileOf(row)} @web;\n}`;
}

function landings(row: Route, config: ServerConfig): string {
  const names = subjects.map(({ name }) => name).join('|');
  return `location ~ "^/(?:${names})_[^_/]+$" {\n${pastWeb('$documents_past')}\n${compared}\n${headers(row, config)}\n  try_files /$documents_hosts$uri.html @web;\n}`;
}

function failure(row: Route): string {
  return `location = ${row.path} {\n${pastWeb('$documents_past')}\n  error_page ${row.status} ${fileOf(row)};\n  return ${row.status};\n}`;
}

/** The files of all failures with one status: reached from inside alone. */
function bodies(status: number, kept: readonly Route[], config: ServerConfig): string {
  const same = kept.filter((row) => row.status === status);
  const names = same.map(({ path }) => path.slice(1)).join('|');
  const passes = status === 503 || status === 429;
  const retry = passes ? '\n  add_header Retry-After 60 always;' : '';
  const [first] = same;
  return `location ~ "^/every/(?:${names})\\.html$" {\n  internal;\n  if_modified_since off;\n  etag off;\n  try_files $uri @web;\n${first ? headers(first, config) : ''}${retry}\n}`;
}

function headers({ indexable, status }: Route, config: ServerConfig): string {
  const all = {
    ...securityHeaders('/', config.PUBLIC_ORIGIN),
    'Content-Security-Policy': documentSecurityPolicy(config),
    'X-Robots-Tag': indexable ? '$documents_robots' : 'noindex,nofollow',
    'Cache-Control': status === 200 ? 'no-cache' : 'no-store',
    Vary: PAGE_VARY,
    // The time of a file is the date of its page, where the page has one.
    ...(!indexable && { 'Last-Modified': '' }),
  };
  return Object.entries(all)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}

const passed = ({ path }: Route) =>
  isPattern(path)
    ? `location ~ "^${path.replace(/\{\w+\}/g, '[^/]+')}$" {\n  try_files /nothing @web;\n}`
    : `location = ${path} {\n  try_files /nothing @web;\n}`;

const isPattern = (path: string) => path.includes('{');

const toWeb = `  proxy_pass http://web;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;`;

/** Each event at once, for as long as there are any: web gives a sign of life every few seconds. */
const followed = ({ path: at }: { path: string }) => `# Events, as they come.
location = ${at} {
${toWeb}
  proxy_buffering off;
  proxy_read_timeout 60s;
  gzip off;
}`;

const passOn = `location @web {
${toWeb}
}

# Without web, the copy is compared here.
location @compared {
${toWeb}
  proxy_connect_timeout 2s;
  proxy_read_timeout 5s;
  error_page 502 504 = $uri;
}`;
