import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';

const messages = {
  unbound: 'The teacher is not bound',
  other_group: 'Another group',
} as const satisfies Partial<Record<FailureCause, string>>;

/** What stops something before the diary is asked for it. */
export class BlockedError extends DiaryError {
  constructor(readonly reason: keyof typeof messages) {
    super('refused', messages[reason]);
  }
}

/** What operators are told of why something was given up. */
export function causeOf(error: unknown): FailureCause {
  if (error instanceof BlockedError) return error.reason;
  return error instanceof DiaryError ? error.why : 'internal';
}
