/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callWeb } from '@/lib/browser/call-web';
import { CodeForm } from './code-form';
import { FirstCode } from './first-code';
import { OwnCode } from './own-code';

jest.mock('@/lib/browser/call-web');
const called = jest.mocked(callWeb) as unknown as jest.Mock;
const refuse = (status: number, code: string, field?: string) =>
  called.mockResolvedValue({ ok: false, status, content: { code, requestId: '', field } });

beforeEach(() => called.mockReset());

describe('the field for a code', () => {
  const enter = async (text: string) => {
    render(<CodeForm taskHash="bafedikogupamite" />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Код' }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Продолжить работу' }));
  };

  test.each<[number, string, string | undefined, RegExp]>([
    [404, 'continue_code_not_found', undefined, /нет такого кода.*от.другого задания/],
    [400, 'invalid_request', 'body.code', /нет такого кода/],
    [409, 'name_removed', undefined, /убрал это имя/],
    [429, 'rate_limited', undefined, /Слишком много попыток/],
    [0, 'unavailable', undefined, /./],
  ])('[TRUST-03] says at it what is wrong: %i %s', async (status, code, field, words) => {
    refuse(status, code, field);
    await enter('bafe-diko-gupami');
    const box = await screen.findByRole('textbox', { name: 'Код' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(words);
    expect(box).toHaveValue('bafe-diko-gupami');
    expect(called.mock.calls[0]).toEqual([
      'continueWork',
      { taskHash: 'bafedikogupamite', code: 'bafe-diko-gupami' },
    ]);
  });

  test('[TRUST-03] sends nothing when it is empty', async () => {
    await enter('  ');
    expect(called).not.toHaveBeenCalled();
  });
});

describe('the code of a student', () => {
  test('[TRUST-03] stands on the page, in groups', () => {
    render(<OwnCode code="bafedikogupami" />);
    expect(screen.getByText('bafe-diko-gupami')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('[TRUST-03] that this browser does not know is asked for; a failure says so', async () => {
    refuse(503, 'unavailable');
    render(<OwnCode code={null} />);
    const button = screen.getByRole('button', { name: 'Показать код' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    called.mockResolvedValue({ ok: true, value: { code: 'zuzuzuzuzuzuzu' } });
    await userEvent.click(button);
    expect(await screen.findByText('zuzu-zuzu-zuzuzu')).toBeVisible();
  });

  test('[TRUST-03] is shown to who has just begun until they have written it down', async () => {
    render(<FirstCode code="bafedikogupami" />);
    expect(screen.getByRole('status')).toHaveTextContent('bafe-diko-gupami');
    await userEvent.click(screen.getByRole('button', { name: 'Код записан' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
