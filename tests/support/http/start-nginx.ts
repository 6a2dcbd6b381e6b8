import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './plain-http';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether there is an nginx on this machine. */
export const isNginxThere = () => spawnSync('nginx', ['-v']).error === undefined;

/** Whether it can send what was compressed with brotli. */
export const hasBrotli = () => existsSync(BROTLI);

/**
 * Starts nginx with a configuration of ours on a free port, with all that it writes in a folder of its own.
 *
 * @param conf as `npm run deploy:nginx` makes it
 */
export async function startNginx(conf: string): Promise<{ origin: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  if (hasBrotli()) writeFileSync(path.join(folder, 'documents-brotli.conf'), 'brotli_static on;');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${hasBrotli() ? `load_module ${BROTLI};\n` : ''}user root;\ndaemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\nkeepalive_requests 10000000;\n${places.join('\n')}\n${conf.replace('listen 80;', `listen 127.0.0.1:${port};`)}}\n`,
  );
  const nginx = spawn('nginx', ['-c', file, '-p', folder, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  while (nginx.exitCode === null && !(await ask('/', { origin }).catch(() => null)))
    await sleep(50);
  return { origin, stop: () => nginx.kill('SIGTERM') };
}

/** A port that nobody uses now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
