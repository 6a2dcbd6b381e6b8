import type { ServerConfig } from '@/lib/config/server';
import type { DocumentKey, KeptDocument } from '@/server/documents/document';
import { compress } from './compress';
import { documentHeaders } from './document-headers';
import type { Renderer } from './render';

/** A page that is to be a document, in one of its classes of hosts. */
export type DocumentPage = DocumentKey & {
  /** The status that the route table says; a render with another one has failed. */
  status: number;
  /** The fingerprint of the content that it shows. */
  content: string;
};

/** Nobody's host: whatever is not the listed one is shown alike. */
const UNLISTED_HOST = 'unlisted.invalid';

/**
 * Renders a page and makes a document of it. [DOC-01] [DOC-02]
 *
 * @throws Error when the render has failed or is no whole page
 */
export async function makeDocument(
  page: DocumentPage,
  tools: {
    renderer: Pick<Renderer, 'render'>;
    strip: (source: string) => Promise<string>;
    config: ServerConfig;
  },
): Promise<KeptDocument> {
  const { path, hosts, status, content } = page;
  const { renderer, strip, config } = tools;
  const host = hosts === 'listed' ? config.INDEXABLE_HOST : UNLISTED_HOST;
  const render = await renderer.render(path, host ?? UNLISTED_HOST);
  if (render.status !== status) throw new Error(`The page answers ${render.status}`);
  const headers = documentHeaders(status, render.headers, config);
  const bodies = await compress(await strip(render.body));
  return { path, hosts, status, headers, content, bodies };
}
