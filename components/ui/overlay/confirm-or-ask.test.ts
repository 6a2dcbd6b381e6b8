/** @jest-environment jsdom */
import { confirmOrAsk } from './confirm-or-ask';
import { openOverlays } from './open-overlays';

jest.mock('./open-overlays');
const opened = jest.mocked(openOverlays);

const question = { title: 'Выйти?', message: 'Совсем.', confirm: 'Выйти', cancel: 'Остаться' };
const asked = jest.spyOn(window, 'confirm');

const loaded = (confirm: jest.Mock) => opened.mockResolvedValue({ confirm } as never);

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
});
afterEach(() => jest.useRealTimers());

describe('a question that has to be asked', () => {
  test('[UI-07] is asked by the dialog when that is there', async () => {
    loaded(jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(undefined));
    expect([await confirmOrAsk(question), await confirmOrAsk(question)]).toEqual([true, false]);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([true, false])(
    '[UI-07] is asked by the browser when the dialog never comes: %s',
    async (isMeant) => {
      opened.mockReturnValue(new Promise(() => undefined));
      asked.mockReturnValue(isMeant);
      const answer = confirmOrAsk(question);
      await jest.advanceTimersByTimeAsync(2_900);
      expect(asked).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(200);
      expect(await answer).toBe(isMeant);
      expect(asked).toHaveBeenCalledWith('Выйти?\n\nСовсем.');
    },
  );

  test('[UI-07] is asked by the browser at once when the dialog cannot be loaded', async () => {
    opened.mockRejectedValue(new Error('Loading chunk 1 failed'));
    asked.mockReturnValue(true);
    expect(await confirmOrAsk(question)).toBe(true);
  });

  test('[UI-07] is asked once when the dialog comes too late', async () => {
    const confirm = jest.fn();
    let come: (parts: never) => void = () => undefined;
    opened.mockReturnValue(new Promise((resolve) => (come = resolve)));
    asked.mockReturnValue(false);
    const answer = confirmOrAsk(question);
    await jest.advanceTimersByTimeAsync(3_100);
    come({ confirm } as never);
    expect(await answer).toBe(false);
    expect(confirm).not.toHaveBeenCalled();
  });
});
