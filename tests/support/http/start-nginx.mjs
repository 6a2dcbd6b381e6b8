import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, findFreePorts } from '../../../scripts/environment/ports.mjs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether there is an nginx on this machine. */
export const isNginxThere = () => spawnSync('nginx', ['-v']).error === undefined;

/** Whether it can send what was compressed with brotli. */
export const hasBrotli = () => existsSync(BROTLI);

/**
 * Starts nginx with a configuration of ours on a free port, with all that it writes in a folder of its own.
 *
 * @param {string} conf as `npm run deploy:nginx` makes it
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function startNginx(conf) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const [port = 0] = await findFreePorts(1);
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
  while (nginx.exitCode === null && !(await answers(port, '127.0.0.1'))) await sleep(50);
  return { origin: `http://127.0.0.1:${port}`, stop: () => nginx.kill('SIGTERM') };
}
