'use client';

import { Button } from '@/components/ui/button/button';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';

type DeliverButtonProps = {
  homework: HomeworkSummary;
  timeZone: string;
  titleId: string;
  onChanged: (homework: HomeworkSummary) => void;
};

const load = () => import('./ask-deliver');

/** Opens the timetable of the diary; it is loaded with the press. [DIARY-05] */
export function DeliverButton({ homework, timeZone, titleId, onChanged }: DeliverButtonProps) {
  const ask = async () => (await loadLazy(load)).askDeliver(homework, timeZone, onChanged);
  return (
    <Button variant="quiet" size="s" wide aria-describedby={titleId} onClick={() => void ask()}>
      {homework.delivery === 'failed' ? 'Не\u00A0удалось\u00A0— повторить' : words(homework)}
    </Button>
  );
}

const words = ({ delivery }: HomeworkSummary) =>
  delivery === null ? 'Отправить в\u00A0дневник' : 'Отправка в\u00A0дневник';
