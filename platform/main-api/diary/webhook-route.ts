import { z } from 'zod';
import { foreignIdSchema } from '@/lib/contract/diary/diary';
import { acceptedSecrets } from '@/lib/contract/environment/rotating-secret';
import { readBody } from '@/lib/http/read-body';
import { ServiceError } from '@/platform/kernel/errors';
import type { ServiceApp } from '@/platform/kernel/service';
import { isSigned, nowInSeconds } from '@/platform/kernel/signature';
import type { MainApi } from '@/platform/main-api/context';
import { lookAtLesson } from './delivery/deliveries';
import { markByHandSchema, takeMarkByHand } from './mark/mark-by-hand';

const PATH = '/api/v1/dnevnikru/webhook';
const MAX_BYTES = 20_000;

/** Of a lesson we only take which one it is: the lesson itself is asked for. */
const webhookSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['lesson.moved', 'lesson.cancelled']),
    lesson: z.object({ id: foreignIdSchema }),
  }),
  markByHandSchema.extend({ type: z.literal('mark.changed') }),
]);

/**
 * Takes what the diary tells, signed with the moment. Told twice, late or out of order it does no harm.
 */
export function addDiaryWebhook(app: ServiceApp, { db, env, outbox }: MainApi): void {
  const secrets = acceptedSecrets(env.DIARY_WEBHOOK_SECRET, env.DIARY_WEBHOOK_SECRET_PREVIOUS);
  app.post(PATH, async (http) => {
    const { headers, body } = http.req.raw;
    const read = await readBody({ headers, body }, MAX_BYTES);
    if (!read.ok) throw new ServiceError(read.refusal.code);
    const at = http.req.header('X-Diary-Timestamp') ?? '';
    const signature = `t=${at},v1=${http.req.header('X-Diary-Signature') ?? ''}`;
    const signed = { secrets, body: read.value, signature };
    if (!isSigned(signed, nowInSeconds())) throw new ServiceError('unauthorized');
    const told = webhookSchema.safeParse(parseJson(read.value));
    if (!told.success) throw new ServiceError('invalid_request', { field: 'body' });
    if (told.data.type === 'mark.changed')
      await outbox.look('mark', await takeMarkByHand(db, 'dnevnik', told.data));
    else await outbox.look('delivery', await lookAtLesson(db, 'dnevnik', told.data.lesson.id));
    http.header('Cache-Control', 'no-store');
    return http.json({ done: true });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
