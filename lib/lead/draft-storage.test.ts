/** @jest-environment jsdom */
import { readLeadDraft, writeLeadDraft } from './draft-storage';

beforeEach(() => sessionStorage.clear());

describe('an application form that was not sent', () => {
  test('[ROUTE-21] is there again after a reload, without the consent', () => {
    writeLeadDraft('application', { name: 'Анна', city: '', consent: 'yes' });
    expect(readLeadDraft('application')).toEqual({ name: 'Анна', city: '' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('yes');
  });

  test('[ROUTE-21] belongs to its form', () => {
    writeLeadDraft('application', { name: 'Анна' });
    expect(readLeadDraft('teacher-licence')).toBeNull();
    writeLeadDraft('application', null);
    expect(readLeadDraft('application')).toBeNull();
  });

  test.each(['{', 'null', '5', '"x"', '[]', '{"name":5,"__proto__":{},"other":"x"}'])(
    '[ROUTE-21] is nothing when the storage holds %s',
    (kept) => {
      sessionStorage.setItem('lead:application', kept);
      expect(readLeadDraft('application') ?? {}).toEqual({});
    },
  );

  test('[ROUTE-21] stops nobody when there is no storage', () => {
    const broken = () => {
      throw new DOMException('off', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(broken),
    );
    writeLeadDraft('application', { name: 'Анна' });
    writeLeadDraft('application', null);
    expect(readLeadDraft('application')).toBeNull();
    for (const spy of spies) spy.mockRestore();
  });
});
