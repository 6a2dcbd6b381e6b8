import type { BrowserContext } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { newcomer, signIn } from '@/tests/support/people/people';
import { createHomework } from './homework';

/**
 * A browser of a student without an account who has begun a new homework; returns the path of the attempt,
 * which the number of a step follows. Its pages are not walked: main-job.spec.ts does that.
 */
export async function beginHomework(
  context: BrowserContext,
  options: Parameters<typeof createHomework>[1] = {},
): Promise<string> {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), options);
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  await giveSession(context, [[roles.student, token]]);
  return `/lesson/homework/${attemptCode}`;
}
