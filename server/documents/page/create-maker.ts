import type { RequestListener } from 'node:http';
import type { ServerConfig } from '@/lib/config/server';
import type { KeptDocument } from '@/server/documents/document';
import { makeDocument, type DocumentPage } from './make-document';
import { createRenderer, type Renderer } from './render';
import { createStripThread } from './strip-thread';

/** Makes documents; what it needs for that is there from the first one on. */
export type Maker = {
  make: (page: DocumentPage) => Promise<KeptDocument>;
  /** Nothing is made for a while: gives back the memory of the thread. */
  rest: () => Promise<void>;
};

/**
 * @param project its folder
 * @param listener Next.js, past everything that stands in front of it
 */
export function createMaker(
  project: string,
  config: ServerConfig,
  listener: RequestListener,
): Maker {
  const thread = createStripThread(new URL('./strip-program.js', import.meta.url), project);
  let renderer: Promise<Renderer> | undefined;
  return {
    make: async (page) => {
      renderer ??= createRenderer(listener);
      return makeDocument(page, { renderer: await renderer, strip: thread.strip, config });
    },
    rest: async () => {
      await thread.end();
      await (await renderer)?.close();
      renderer = undefined;
    },
  };
}
