import { ServiceError } from '@/platform/kernel/errors';
import { DiaryError } from '@/platform/main-api/diary/adapters/adapter';

/**
 * What a caller is told of a call of a diary that did not work.
 *
 * @returns `diary_token_expired`, `not_found`, `forbidden`, `conflict` or `unavailable`; other errors as they are
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof DiaryError)) return error;
  const codes = {
    token: 'diary_token_expired',
    not_found: 'not_found',
    refused: 'forbidden',
    conflict: 'conflict',
    unavailable: 'unavailable',
  } as const;
  return new ServiceError(codes[error.why], { message: error.message, cause: error });
}

/** Waits for a diary in the middle of a call. @throws (rejects) ServiceError */
export async function fromDiary<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    throw refusalOf(error);
  }
}
