import { markStates, type Delivery, type MarkState } from '@/lib/contract/diary/diary';

const words: Record<MarkState, string> = {
  sending: 'отправляем',
  delivered: 'в\u00A0дневнике',
  failed: 'не\u00A0удалось',
  unbound: 'ждут, пока ученик откроет задание из\u00A0дневника',
  by_hand: 'остались вашими',
};

/** How many marks of those who have finished are in the diary, and what keeps the others. */
export function MarksLine({ marks }: Pick<Delivery, 'marks'>) {
  const parts = markStates.flatMap((state) =>
    marks[state] ? [`${marks[state]}\u00A0${words[state]}`] : [],
  );
  if (parts.length === 0) return null;
  return <span className="block text-caption text-ink-soft">Отметки: {parts.join(', ')}</span>;
}
