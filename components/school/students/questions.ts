import type { Question } from '@/components/ui/overlay/confirm-or-ask';

export const takeOutQuestion = (name: string): Question => ({
  title: `Убрать из\u00A0школы: ${name}?`,
  message:
    'Ученик больше не\u00A0будет в\u00A0вашей школе и\u00A0выйдет на\u00A0всех устройствах. Его работы останутся. Вместо его кода появится новый.',
  confirm: 'Убрать',
  cancel: 'Оставить',
});

export const endSessionsQuestion = (name: string): Question => ({
  title: 'Завершить входы ученика?',
  message: `${name} выйдет на\u00A0всех устройствах и\u00A0войдёт снова. Работы сохранятся.`,
  confirm: 'Завершить',
  cancel: 'Не\u00A0завершать',
});
