import type { SaveState } from '@/lib/answers/save-state';

const time = (instant: number) =>
  new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }).format(instant);

/** How it stands with saving, in a few words: «Сохранено 12:04». [HW-04] */
export function saveStateText({ phase, savedAt }: SaveState): string {
  switch (phase) {
    case 'quiet':
      return 'Ответы сохраняются сами';
    case 'saving':
      return 'Сохраняю…';
    case 'saved':
      return savedAt === null ? 'Сохранено' : `Сохранено ${time(savedAt)}`;
    case 'offline':
      return 'Нет сети, сохраню позже';
    case 'troubled':
      return 'Сервер занят, сохраню позже';
    case 'signIn':
      return 'Не сохранено: нужен вход';
  }
}
