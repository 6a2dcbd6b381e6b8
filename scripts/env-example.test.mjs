import { readFileSync } from 'node:fs';
import { serverSchema } from '@/lib/config/server-schema';
import { readEnv } from '@/platform/kernel/env';
import { PORTS } from './environment.mjs';
import { inProject } from './project.mjs';

const text = readFileSync(inProject('.env.example'), 'utf8');
const documented = [...text.matchAll(/^#([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

/** What the scripts themselves read besides the ports. */
const ours = ['DATA_DIR', 'CHROMIUM_PATH'];
const known = [
  ...Object.keys(serverSchema.shape),
  ...Object.keys(readEnv({ DATABASE_URL: 'postgres://localhost/x' })),
  ...PORTS.map(({ variable }) => variable),
  ...ours,
];

test('[CONF-01] .env.example has every variable that is read, once, and no other', () => {
  expect([...documented].sort()).toEqual([...new Set(known)].sort());
});

test('[CONF-01] copied as it is, it changes nothing', () => {
  expect(text).not.toMatch(/^[^#\n]/m);
});
