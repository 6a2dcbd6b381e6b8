import type { ServerResponse } from 'node:http';
import { serverConfig } from '@/lib/config/server';
import { fileHeaders } from '@/lib/security/file-headers';
import { chooseEncoding } from '@/server/requests/accept-encoding';
import { endEarly } from '@/server/requests/end-early';
import { hasCopy } from '@/server/requests/has-copy';
import type { Step } from '@/server/step';
import type { SiteFile } from './load-files';

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
  const { compressed } = file;
  const encoding = chooseEncoding(headers['accept-encoding'], (name) => name in compressed);
  const copy = compressed[encoding] ?? file;
  const common = {
    ...fileHeaders(url, serverConfig().PUBLIC_ORIGIN),
    ETag: copy.etag,
    'Cache-Control': file.cacheControl,
    ...(Object.keys(compressed).length > 0 && { Vary: 'Accept-Encoding' }),
  };
  if (hasCopy(headers['if-none-match'], copy.etag)) {
    response.writeHead(304, common).end();
    return;
  }
  response.writeHead(200, {
    ...common,
    'Content-Type': file.type,
    'Content-Length': copy.body.length,
    ...(copy !== file && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : copy.body);
}
