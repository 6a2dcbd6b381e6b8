/** @jest-environment jsdom */
import { copyText } from './copy-text';

const LINK = 'http://10.0.0.5/student/babebibobubabebi';

function setClipboard(writeText: (() => Promise<void>) | null): void {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText ? { writeText } : undefined,
    configurable: true,
  });
}

describe('copying', () => {
  afterEach(() => {
    setClipboard(null);
    Reflect.deleteProperty(document, 'execCommand');
    document.body.replaceChildren();
  });

  test('[HW-01] uses the clipboard where there is one', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    setClipboard(writeText);
    await expect(copyText(LINK)).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith(LINK);
  });

  test.each([
    ['there is no clipboard, as on plain http', null],
    ['the clipboard refuses', () => Promise.reject(new Error('NotAllowedError'))],
  ])('[HW-01] copies a selection when %s, and returns the focus', async (_, writeText) => {
    setClipboard(writeText);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    let copied = '';
    document.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      copied = field.value.slice(field.selectionStart, field.selectionEnd);
      return true;
    };
    await expect(copyText(LINK)).resolves.toBe(true);
    expect(copied).toBe(LINK);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test('says when nothing worked', async () => {
    setClipboard(null);
    document.execCommand = () => false;
    await expect(copyText(LINK)).resolves.toBe(false);
  });
});
