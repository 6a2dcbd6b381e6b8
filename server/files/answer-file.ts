import type { ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import { fileHeaders } from '@/lib/security/file-headers';
import { endEarly } from '@/server/requests/end-early';
import type { Step } from '@/server/step';
import { ENCODINGS, type Encoding, type SiteFile } from './load-files';

/** Nothing but files is there, so what is no file is nowhere. */
const FILES_ONLY = /^\/(?:_next|og|images|icons)\//;

/** Answers with a file of the built web; below the addresses of files alone, also that there is none. */
export function answerFile(files: ReadonlyMap<string, SiteFile>): Step {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    const file = files.get(path);
    if (file) {
      sendFile(file, response);
      return true;
    }
    if (!FILES_ONLY.test(path)) return false;
    endEarly(request, response, { status: 404, code: 'not_found', reason: 'no such file' });
    return true;
  };
}

function sendFile(file: SiteFile, response: ServerResponse): void {
  const { url = '', headers, method } = response.req;
  const encoding = encodingFor(headers['accept-encoding'], file);
  const copy = (encoding && file.compressed[encoding]) ?? file;
  const common = {
    ...fileHeaders(url, serverConfig().PUBLIC_ORIGIN),
    ETag: copy.etag,
    'Cache-Control': file.cacheControl,
    ...(Object.keys(file.compressed).length > 0 && { Vary: 'Accept-Encoding' }),
  };
  if (isKept(headers['if-none-match'], copy.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(200, {
    ...common,
    'Content-Type': file.type,
    'Content-Length': copy.body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : copy.body);
}

/** The smallest form that the client takes; null for the file as it is. */
export function encodingFor(accepted: string | undefined, file: SiteFile): Encoding | null {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name]) => name);
  return ENCODINGS.find((one) => file.compressed[one] && taken.includes(one)) ?? null;
}

/** [SEO-03] */
export function isKept(noneMatch: string | undefined, etag: string): boolean {
  if (noneMatch === undefined) return false;
  return noneMatch.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
}
