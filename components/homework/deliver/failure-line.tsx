import type { FailureCause } from '@/lib/contract/diary/failure-cause';

/** What has happened, and what the teacher can do. */
const words: Record<FailureCause, string> = {
  unbound:
    'Дневник отключён. Подключите его снова: нажмите «Добавить задание» на\u00A0странице любого урока\u00A0— и\u00A0мы\u00A0отправим всё сами.',
  other_group: 'Этот урок другого класса. Заберите задание и\u00A0выберите нужный урок.',
  not_found:
    'В\u00A0дневнике этого больше нет. «Повторить» отправит ещё раз; если урок отменён, выберите другой.',
  token: 'В\u00A0дневнике этого больше нет. Выберите другой урок.',
  refused: 'Дневник отказал. Проверьте, что урок ваш и\u00A0ученики в\u00A0этом классе.',
  conflict: 'В\u00A0дневнике на\u00A0этом месте уже другое. Проверьте страницу урока.',
  unavailable: 'Дневник не\u00A0отвечал больше суток. Повторите, когда он откроется.',
  internal: 'Ошибка у\u00A0нас. Повторите позже; если не\u00A0поможет, напишите нам.',
};

/** Why a homework or marks for it did not come to the diary, and the way on. [DIARY-06] */
export function FailureLine({ cause }: { cause: FailureCause | null }) {
  if (cause === null) return null;
  return <span className="block text-caption text-ink-soft">{words[cause]}</span>;
}
