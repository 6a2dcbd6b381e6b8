import type { RequestListener } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readServerConfig } from '@/lib/config/server';
import { log } from '@/lib/log/logger';
import { openDocuments } from './documents';

jest.mock('@/lib/upstream/call-main-api', () => ({
  callMainApi: async () => ({ ok: false, error: { code: 'unavailable', status: 0 } }),
}));
jest.spyOn(log(), 'error').mockImplementation(() => {});
jest.spyOn(log(), 'info').mockImplementation(() => {});

test('[DOC-04] every worker tells the same of documents that could not be made', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const config = readServerConfig({ DATA_DIR: folder });
  const failing: RequestListener = (_, response) => response.writeHead(500).end();
  const maker = await openDocuments(folder, config, failing);
  await maker.refresh();
  expect(maker.state().failed).toContain('every~404');
  const other = await openDocuments(folder, config, failing);
  expect(other.state()).toEqual(maker.state());
  rmSync(folder, { recursive: true });
});
