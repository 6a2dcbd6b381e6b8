import { SAMPLE_FIELD } from './sample-field';

/** What the form of the sample says besides the verdict. */
export const sampleTexts = {
  check: 'Проверить',
  checking: 'Проверяем…',
  empty: 'Сначала ответьте на\u00A0вопрос.',
  changed: 'Ответ изменён: проверьте его снова.',
} as const;

/** The query that asks for the verdict on what is in the form; null for no answer. [HW-03] */
export function sampleQuery(form: HTMLFormElement): URLSearchParams | null {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.set(name, value);
  return query.get(SAMPLE_FIELD)?.trim() ? query : null;
}

/** Puts the cursor where the answer is missing. [UI-12] */
export function focusSample(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>(`[name="${SAMPLE_FIELD}"]`)?.focus();
}
