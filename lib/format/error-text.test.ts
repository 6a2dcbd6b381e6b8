/** @jest-environment node */
import { errorTable, type ErrorCode } from '@/lib/contract/call/errors';
import { errorText, isErrorCode } from './error-text';

const codes = Object.keys(errorTable) as ErrorCode[];

describe('what people are told of a refusal', () => {
  it.each(codes)('says in Russian what happened and what to do: %s', (code) => {
    const text = errorText(code);
    expect(text).toMatch(/^[А-ЯЁ][^A-Za-z]+\.$/);
    expect(text.split(/[.:,—] /).length).toBeGreaterThan(1);
    // A short word does not end a line.
    expect(text).not.toMatch(/(?:^|[\s ])(?:в|с|к|о|у|и|на|не|из|за|об) /i);
    expect(text).not.toMatch(/ —/);
  });

  it('is another sentence for each code', () => {
    expect(new Set(codes.map(errorText)).size).toBe(codes.length);
  });

  it('knows its codes, and nothing that objects have by nature', () => {
    expect(codes.every(isErrorCode)).toBe(true);
    for (const other of ['toString', '__proto__', 'new_code', '', 1, null, undefined])
      expect(isErrorCode(other)).toBe(false);
  });
});
