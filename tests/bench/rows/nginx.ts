import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readServerConfig } from '@/lib/config/server';
import { nginxConf } from '@/server/nginx/nginx-conf';
import { bytesOf, Connection, type Reply, type Shot } from '@/tests/support/http/connection';
import { underLoad, type Load } from '@/tests/bench/load/under-load';
import { LISTED_HOST } from '@/tests/support/http/plain-http';
import { startNginx } from '@/tests/support/http/start-nginx.mjs';

/** How long all documents may take to be made, in milliseconds. */
const UNTIL_MADE = 180_000;
/** As nginx makes the validator of a file. */
const OF_FILE = /^etag: "[0-9a-f]+-[0-9a-f]+"/im;

/** Home through nginx with the configuration that we make, and the same bytes from a file that it sends. */
export async function measureNginx(
  web: string,
  reply: Reply,
  shot: Shot,
): Promise<{ ours: Load; bare: Load }> {
  const config = readServerConfig({
    PUBLIC_ORIGIN: web,
    PORT: new URL(web).port,
    DATA_DIR: process.env.TEST_DATA_DIR,
    INDEXABLE_HOST: LISTED_HOST,
  });
  const ours = await loadOf(nginxConf(config, '/'), shot);
  return { ours, bare: await loadOf(fileConf(reply), shot) };
}

async function loadOf(conf: string, shot: Shot): Promise<Load> {
  const nginx = await startNginx(conf);
  try {
    await untilFile(nginx.origin, shot);
    return await underLoad(nginx.origin, () => shot);
  } finally {
    nginx.stop();
  }
}

/** The documents are served from files when all of them are made; until then nginx passes on to web. */
async function untilFile(origin: string, shot: Shot): Promise<void> {
  const end = performance.now() + UNTIL_MADE;
  while (performance.now() < end) {
    const connection = new Connection(origin);
    const { head } = await connection.ask(bytesOf(origin, shot));
    connection.close();
    if (OF_FILE.test(head)) return;
    await sleep(500);
  }
  throw new Error('nginx has no documents');
}

function fileConf({ head, body }: Reply): string {
  const encoding = /^content-encoding: (\w+)/im.exec(head)?.[1] ?? 'identity';
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-file-'));
  writeFileSync(path.join(folder, 'home'), body);
  return `server { listen 80; root ${folder}; default_type text/html;
    location / { add_header Content-Encoding ${encoding}; try_files /home =404; } }`;
}
