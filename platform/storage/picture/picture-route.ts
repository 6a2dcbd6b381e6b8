import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { pictureSizes } from '@/lib/contract/files/files';
import type { Accepted } from '@/lib/contract/environment/rotating-secret';
import { ServiceError } from '@/platform/kernel/errors';
import { parsePart } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import { isPictureLink } from '@/platform/objects/picture-link';
import type { Pictures } from './pictures';

const linkSchema = z.object({
  id: z.uuid(),
  size: z.enum([...pictureSizes, 'original']),
  until: z.string().max(20),
  signature: z.string().max(100),
});

/** Whatever it is taken for, it is a picture, runs nothing and is kept by its reader alone. */
const HEADERS = {
  'Content-Type': 'image/jpeg',
  'Content-Disposition': 'inline; filename="photo.jpg"',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex,nofollow',
  'Cache-Control': 'private, max-age=180, immutable',
};

/** Pictures, for who has an address that the main API has signed. [FILE-04] [FILE-05] */
export function addPictureRoute(
  app: ServiceApp,
  pictures: Pictures,
  { secrets, webOrigin }: { secrets: Accepted; webOrigin: string },
): void {
  app.get('/pictures/:id/:size', async (http) => {
    const given = { ...http.req.param(), ...http.req.query() };
    const link = parsePart(linkSchema, given, 'link') as z.output<typeof linkSchema>;
    if (!isPictureLink(secrets, link, new Date())) throw new ServiceError('forbidden');
    const path = await pictures.get(link.id, link.size);
    const { size } = await stat(path);
    for (const [name, value] of Object.entries(HEADERS)) http.header(name, value);
    // A page of web turns a picture round and sends it again.
    http.header('Access-Control-Allow-Origin', webOrigin);
    http.header('Content-Length', `${size}`);
    if (http.req.method === 'HEAD') return http.body(null);
    return http.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
}
