import type { AnswerReceipt } from '@/lib/contract/attempt/attempt';
import type { SavedAnswers } from '@/lib/contract/attempt/save-answers';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { Result } from '@/lib/contract/call/result';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { systemClock } from './clock';
import { AnswerQueue } from './queue';
import type { QueueOptions } from './queue-options';
import { createIndexedDbStore } from './store';
import { placeKey, type AnswerPlace, type UnsentAnswer } from './unsent-answer';

type Refusal = { code: ErrorCode; status: number };

/** A server for tests: keeps answers as the real one does, and fails when told to. */
export class FakeServer {
  readonly saved = new Map<string, UnsentAnswer>();
  /** Ids as they came, also of what was refused. */
  readonly received: string[] = [];
  /** How many answers came together, by request. */
  readonly groups: number[] = [];
  /** Looked at for each request; null lets it through. */
  refuse: (answer: UnsentAnswer) => Refusal | null = () => null;
  /** The answer is committed, the reply is lost. */
  losesReplies = false;

  readonly send = async (
    answer: UnsentAnswer,
    _options?: { leaving: boolean },
  ): Promise<Result<AnswerReceipt>> => {
    await Promise.resolve();
    this.received.push(answer.answerId);
    const refusal = this.refuse(answer);
    if (refusal) return { ok: false, error: { ...refusal, requestId: '' } };
    const before = this.saved.get(placeKey(answer));
    if (!before || before.sequence < answer.sequence) this.saved.set(placeKey(answer), answer);
    const kept = this.saved.get(placeKey(answer)) ?? answer;
    if (this.losesReplies) return failure({ code: 'unavailable', status: 0 });
    const superseded = kept.answerId !== answer.answerId;
    const { answerId } = answer;
    const savedAt = new Date().toISOString();
    return { ok: true, value: { answerId, sequence: kept.sequence, savedAt, superseded } };
  };

  /** As the real one: nothing is looked at while nobody is let in, and each refusal is told by itself. */
  readonly sendTogether = async (
    answers: readonly UnsentAnswer[],
  ): Promise<Result<SavedAnswers>> => {
    this.groups.push(answers.length);
    const [first] = answers;
    const refusal = first ? this.refuse(first) : null;
    if (refusal && (refusal.status < 400 || refusal.status === 401 || refusal.status > 500)) {
      this.received.push(first?.answerId ?? '');
      return failure(refusal);
    }
    const replies = await Promise.all(answers.map((answer) => this.send(answer)));
    if (this.losesReplies) return failure({ code: 'unavailable', status: 0 });
    if (replies.some((reply) => !reply.ok && reply.error.status === 500))
      return failure({ code: 'internal', status: 500 });
    const results = replies.map((reply, index) =>
      reply.ok
        ? { isSaved: true as const, receipt: reply.value }
        : {
            isSaved: false as const,
            answerId: answers[index]?.answerId ?? '',
            refusal: { code: reply.error.code, status: reply.error.status },
          },
    );
    return { ok: true, value: { results } };
  };

  textAt(place: AnswerPlace): string | undefined {
    const value = this.saved.get(placeKey(place))?.value;
    return value?.kind === 'number' ? value.text : undefined;
  }
}

export const failure = (refusal: Refusal): Result<never> => ({
  ok: false,
  error: { ...refusal, requestId: '' },
});
export const offline = (): Refusal => ({ code: 'unavailable', status: 0 });
export const answerOf = (text: string): AnswerValue => ({ kind: 'number', text });
export const placeOfTask = (taskId: string, attemptCode = 'bafedikogupamitebaba') => ({
  attemptCode,
  stepNumber: 1,
  taskId,
});

let ids = 0;

/** A tab of a browser, on a server. Tabs with the same `database` are of the same browser. */
export function openTab(
  server: Pick<FakeServer, 'send'> & Partial<Pick<FakeServer, 'sendTogether'>>,
  {
    userId = 'ivan',
    database = 'answers',
    ...rest
  }: Partial<QueueOptions> & { database?: string } = {},
): AnswerQueue {
  return new AnswerQueue({
    userId,
    send: (answer, options) => server.send(answer, options),
    sendTogether: (answers) =>
      server.sendTogether?.(answers) ??
      Promise.resolve(failure({ code: 'not_found', status: 404 })),
    isOwnSession: () => Promise.resolve(true),
    store: createIndexedDbStore(database),
    clock: systemClock,
    newId: () => `id-${++ids}`,
    random: () => 0.5,
    exclusively: (work) => work(),
    ...rest,
  });
}
