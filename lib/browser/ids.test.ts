import { z } from 'zod';
import { createId } from './ids';

const uuid = z.uuidv4();

describe('the id of a request', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is a UUID, another one each time', () => {
    const ids = Array.from({ length: 50 }, createId);
    expect(ids.every((id) => uuid.safeParse(id).success)).toBe(true);
    expect(new Set(ids).size).toBe(50);
  });

  test('is one too where the browser has no randomUUID, as on plain http', () => {
    const original = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    const ids = Array.from({ length: 50 }, createId);
    if (original) Object.defineProperty(crypto, 'randomUUID', original);
    else Reflect.deleteProperty(crypto, 'randomUUID');
    expect(ids.filter((id) => !uuid.safeParse(id).success)).toEqual([]);
    expect(new Set(ids).size).toBe(50);
  });
});
