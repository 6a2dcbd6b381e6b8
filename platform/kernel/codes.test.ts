import { attemptCodeSchema } from '@/lib/contract/attempt/attempt';
import { taskHashSchema } from '@/lib/contract/homework/homework';
import { ATTEMPT_CODE_PAIRS, pronounceableCode, TASK_HASH_PAIRS } from './codes';

describe('codes', () => {
  test('a homework code and an attempt code fit the contract and are never taken for each other', () => {
    for (let i = 0; i < 200; i++) {
      const homework = pronounceableCode(TASK_HASH_PAIRS);
      const attempt = pronounceableCode(ATTEMPT_CODE_PAIRS);
      expect(taskHashSchema.safeParse(homework).success).toBe(true);
      expect(attemptCodeSchema.safeParse(attempt).success).toBe(true);
      expect(taskHashSchema.safeParse(attempt).success).toBe(false);
      expect(attemptCodeSchema.safeParse(homework).success).toBe(false);
    }
  });

  test('codes do not repeat', () => {
    const codes = Array.from({ length: 2_000 }, () => pronounceableCode(TASK_HASH_PAIRS));
    expect(new Set(codes).size).toBe(codes.length);
  });
});
