import type { WebBody, WebReply } from '@/lib/contract/web/endpoints';
import { webPaths, type WebEndpointName } from '@/lib/contract/web/paths';
import { sendJson, type JsonCall } from './send-json';

type Options = Pick<JsonCall, 'priority' | 'signal' | 'timeLimit'>;

export type WebResult<Value> =
  { ok: true; value: Value; sentAt: number } | { ok: false; status: number; content: unknown };

/**
 * Calls what web answers itself. A refusal comes with its body; no reply, and one that is not ours,
 * has status 0. Never rejects.
 */
export async function callWeb<Name extends WebEndpointName>(
  name: Name,
  body: WebBody<Name>,
  options: Options = {},
): Promise<WebResult<WebReply<Name>>> {
  const { method, path, fields } = webPaths[name];
  const { status, content, sentAt } = await sendJson(path, { method, body, ...options });
  if (status < 200 || status > 299) return { ok: false, status, content };
  if (!hasFields(content, fields)) return { ok: false, status: 0, content: null };
  // The handler has parsed the reply with the schema of its row.
  return { ok: true, value: content as WebReply<Name>, sentAt };
}

function hasFields(content: unknown, fields: readonly string[]): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return fields.every((field) => Object.hasOwn(content, field));
}
