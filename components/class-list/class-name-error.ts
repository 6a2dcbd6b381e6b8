import type { Failure } from '@/lib/contract/call/result';
import { errorText } from '@/lib/format/error-text';

/** Why a list cannot be of the class that was typed, at the field. [HW-07] */
export const classNameError = ({ code, field }: Failure): string =>
  code === 'invalid_request' && field === 'body.className'
    ? 'Класс\u00A0— это число от\u00A01 до\u00A011 и\u00A0буква, например «5А».'
    : errorText(code);
