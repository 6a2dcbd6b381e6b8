import { z } from 'zod';
import type { Accepted } from '@/lib/contract/environment/rotating-secret';
import { ServiceError } from '@/platform/kernel/errors';
import { parsePart } from '@/platform/kernel/request-parts';
import type { ServiceApp } from '@/platform/kernel/service';
import { nowInSeconds } from '@/platform/kernel/signature';
import {
  isObjectCall,
  objectCalls,
  OBJECT_SIGNATURE_HEADER,
} from '@/platform/objects/object-calls';
import type { Pictures } from './picture/pictures';

const MAX_BODY_CHARACTERS = 20_000;

/** What the main API says to the storage, in signed messages. */
export function addObjectRoutes(app: ServiceApp, pictures: Pictures, secrets: Accepted): void {
  const add = <Schema extends z.ZodType>(
    { path, body }: { path: string; body: Schema },
    act: (given: z.output<Schema>) => Promise<object>,
  ) =>
    app.post(path, async (http) => {
      const text = await http.req.text();
      const signature = http.req.header(OBJECT_SIGNATURE_HEADER) ?? '';
      const message = { path, text, signature };
      if (text.length > MAX_BODY_CHARACTERS) throw new ServiceError('payload_too_large');
      if (!isObjectCall(secrets, message, nowInSeconds())) throw new ServiceError('caller_unknown');
      const given = parsePart(body, JSON.parse(text), 'body') as z.output<Schema>;
      return http.json(await act(given));
    });
  add(objectCalls.check, async (announced) => ({ state: await pictures.check(announced) }));
  add(objectCalls.remove, async ({ keys }) => {
    for (const key of keys) await pictures.remove(key);
    return { done: true };
  });
}
