import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNginxThere, startNginx } from '../../../tests/support/http/start-nginx.mjs';

/** What a server sent, as it was sent. @typedef {{ headers: Record<string, string>, body: Buffer }} Sent */

/** What serves files. @typedef {{ origin: string, stop: () => void }} FileServer */

/** What is sent of the headers: without these a browser could not read the bytes. */
const KEPT = { 'content-type': 'Content-Type', 'content-encoding': 'Content-Encoding' };

/** What serves bare files on this machine. */
export const bareServer = () => (isNginxThere() ? 'nginx' : 'bare node:http');

/**
 * Serves what a site sends for these paths as bare files: the same bytes, compressed as they were, with no
 * other headers. By nginx, or by bare `node:http` on a machine without it.
 *
 * @param {string} origin of the site
 * @param {readonly string[]} paths without a query
 * @param {(files: ReadonlyMap<string, Sent>) => Promise<FileServer>} [serve]
 * @returns {Promise<FileServer>}
 */
export async function startBareFiles(
  origin,
  paths,
  serve = isNginxThere() ? serveByNginx : serveByNode,
) {
  /** @type {Map<string, Sent>} */
  const files = new Map();
  for (const one of paths) files.set(one, await download(origin + one));
  return serve(files);
}

/**
 * @param {string} url
 * @returns {Promise<Sent>}
 */
function download(url) {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const kept = Object.entries(KEPT).flatMap(([name, written]) => {
          const value = response.headers[name];
          return typeof value === 'string' ? [[written, value]] : [];
        });
        resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
  });
}

/**
 * @param {ReadonlyMap<string, Sent>} files
 * @returns {Promise<FileServer>}
 */
export async function serveByNginx(files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-files-'));
  const locations = [...files].map(([name, { headers, body }], index) => {
    writeFileSync(path.join(folder, String(index)), body);
    const { 'Content-Type': type = 'application/octet-stream', ...rest } = headers;
    const added = Object.entries(rest).map(([header, value]) => `add_header ${header} ${value};`);
    return `location = "${name}" { default_type "${type}"; ${added.join(' ')} try_files /${index} =404; }`;
  });
  const conf = `server { listen 80; root ${folder}; types {}\n${locations.join('\n')}\nlocation / { return 404; } }`;
  const { origin, stop } = await startNginx(conf);
  return {
    origin,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {ReadonlyMap<string, Sent>} files
 * @returns {Promise<FileServer>}
 */
export async function serveByNode(files) {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file) response.writeHead(200, { ...file.headers, 'Content-Length': file.body.length });
    else response.writeHead(404);
    response.end(file?.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}
