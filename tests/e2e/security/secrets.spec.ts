import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { serverSchema } from '@/lib/config/server-schema';
import { readServerConfig } from '@/lib/config/server';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import { getDocumentation } from '@/lib/contract/environment/variable';
import { platformSchema, readEnv } from '@/platform/kernel/env';
import { samplePaths, statusPaths } from '@/tests/support/browser/public-pages';
import { ask } from '@/tests/support/http/plain-http';
import { cookiesOf, openTestDatabase } from '@/tests/support/people/visitors';

/**
 * In every secret of this stack: the values of the demo, which stand in the sources, so that a build that
 * let one into a bundle has it; and the token that e2e-setup.mjs gives.
 */
const MARKER = 'not-for-production';
const DETAILS = 'details-not-for-production-0123456789';

const variables = { ...serverSchema.shape, ...platformSchema.shape };
const secretNames = Object.entries(variables)
  .filter(([name, schema]) => {
    return getDocumentation(schema).section === 'secrets' || /SECRET|TOKEN$/.test(name);
  })
  .map(([name]) => name);

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** What of a text is secret: the marker, a secret's value or name, the database's password. */
function secretsIn(text: string): string[] {
  const { password } = new URL(process.env.TEST_DATABASE_URL ?? '');
  return [MARKER, password, ...secretNames].filter((one) => text.includes(one));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((one) => join(one.parentPath, one.name));
}

test('[CONF-01] every secret of this stack has the marker in it', () => {
  const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
  const config = readServerConfig({ READY_DETAILS_TOKEN: DETAILS });
  const token = paymentServiceToken(config);
  const values: Record<string, unknown> = { ...env, ...config, PAYMENT_SERVICE_TOKEN: token };
  expect(secretNames).toEqual(
    expect.arrayContaining(['SESSION_SECRET', 'PLATFORM_SECRET', 'VK_CLIENT_SECRET']),
  );
  // Nothing was rotated here, and there is no S3.
  for (const name of secretNames.filter((one) => !/_PREVIOUS$|^S3_/.test(one)))
    expect([name, values[name]]).toEqual([name, expect.stringContaining(MARKER)]);
});

test('[CONF-01] no file of the build that a browser gets has a secret in it, nor a source map', async () => {
  const folders = ['.next/static', '.build/enhance', '.build/files', 'public'];
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  expect(files.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    found.push(...secretsIn(text).map((one) => `${file}: ${one}`));
    if (file.endsWith('.map') || text.includes('sourceMappingURL=')) found.push(`${file}: map`);
  }
  expect(found).toEqual([]);
  // What Next.js would write into bundles whoever reads it.
  expect(await readFile('next.config.js', 'utf8')).not.toMatch(
    /^\s*(?:env|productionBrowserSourceMaps)\b/m,
  );
  expect(secretNames.filter((name) => name.startsWith('NEXT_PUBLIC_'))).toEqual([]);
});

test('[CONF-01] source maps are served for no script', async () => {
  const { body } = await ask('/login', {
    headers: { Cookie: await cookiesOf(database, 'newTeacher') },
  });
  const files = (await filesBelow('.next/static')).filter((file) => /\.(?:js|css)$/.test(file));
  const scripts = [...new Set(body.match(/\/_next\/static\/[\w./~-]+\.js/g))];
  const addresses = [...scripts, ...files.map((file) => file.replace('.next', '/_next'))];
  expect(files.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const map = await ask(`${address}.map`);
    expect([address, map.status]).toEqual([address, 404]);
  }
});

test('[CONF-01] nothing that is served has a secret in it', async () => {
  const asTeacher = await cookiesOf(database, 'teacher');
  const asStudent = await cookiesOf(database, 'student');
  const asked: [string, string][] = [
    ...[...samplePaths, ...statusPaths].map((path): [string, string] => [path, '']),
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/health',
      '/ready',
      '/ready?details',
    ].map((path): [string, string] => [path, '']),
    ...[
      '/teacher/profile',
      '/teacher/journal',
      '/profile/payment',
      '/api/payment/cart/get',
      '/homework/new',
      '/prosv/subjects',
      '/api/session',
    ].map((path): [string, string] => [path, asTeacher]),
    ...['/student/profile', '/api/v1/user/config', '/api/session', '/nothing'].map(
      (path): [string, string] => [path, asStudent],
    ),
  ];
  const found: string[] = [];
  for (const [path, Cookie] of asked) {
    const { body, headers } = await ask(path, { headers: { Cookie } });
    const said = body + JSON.stringify(headers);
    found.push(...secretsIn(said).map((one) => `${path}: ${one}`));
  }
  expect(found).toEqual([]);
  const kept = await filesBelow(join(process.env.TEST_DATA_DIR ?? '', 'documents'));
  expect(kept.length).toBeGreaterThan(0);
  for (const file of kept)
    expect([file, secretsIn(await readFile(file, 'latin1'))]).toEqual([file, []]);
});

test('[CONF-01] [API-01] details of readiness are for who has the token', async () => {
  expect(await ask('/ready?details')).toMatchObject({ status: 404, body: '{}' });
  const { status, body } = await ask('/ready?details', {
    headers: { Authorization: `Bearer ${DETAILS}` },
  });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    status: 'ready',
    features: ['isMeshAvailable'],
    services: { storage: { state: 'ready' }, payments: { state: 'ready' } },
    documents: { count: expect.any(Number), oldestSeconds: expect.any(Number) },
  });
});
