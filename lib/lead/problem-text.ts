import { commonErrorTexts } from '@/lib/format/common-error-texts';

/**
 * Why a form was not sent, in words for people: `fields` are wrong, the `honeypot` was filled in, or
 * the code of a refusal.
 */
export function problemText(problem: string): string {
  if (problem === 'fields') return 'Проверьте отмеченные поля и\u00A0отправьте ещё раз.';
  if (problem === 'honeypot')
    return 'Что-то заполнило поле, которого не\u00A0видно на\u00A0странице, — обычно так делают программы. Если вы\u00A0человек, отправьте заявку ещё раз.';
  if (problem === 'rate_limited')
    return 'Из\u00A0вашей сети или с\u00A0этой почтой или телефоном уже пришло несколько заявок, и\u00A0эту мы не\u00A0сохранили. Отправьте её завтра или напишите нам.';
  const texts: Record<string, string> = commonErrorTexts;
  return (Object.hasOwn(texts, problem) && texts[problem]) || commonErrorTexts.unavailable;
}
