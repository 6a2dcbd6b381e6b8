import type { SaveState } from '@/lib/answers/save-state';
import { saveStateText } from './save-state-text';

const at = (hours: number, minutes: number) => new Date(2026, 2, 4, hours, minutes).getTime();

test.each<[SaveState['phase'], number | null, string]>([
  ['quiet', null, 'Ответы сохраняются сами'],
  ['saving', at(12, 3), 'Сохраняю…'],
  ['saved', at(12, 4), 'Сохранено 12:04'],
  ['saved', at(9, 5), 'Сохранено 09:05'],
  ['offline', at(12, 4), 'Нет сети, сохраню позже'],
  ['troubled', null, 'Сервер занят, сохраню позже'],
  ['signIn', null, 'Не сохранено: нужен вход'],
])('[HW-04] %s is said in words', (phase, savedAt, text) => {
  expect(saveStateText({ phase, savedAt, problem: null, news: [] })).toBe(text);
});
