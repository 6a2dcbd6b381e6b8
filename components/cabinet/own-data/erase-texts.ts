import { roles, type Role } from '@/lib/contract/auth/roles';

const always = [
  'Оплаченные заказы и\u00A0чеки останутся: закон велит хранить их пять лет.',
  'Вернуть ничего будет нельзя.',
];

/** What happens to what is kept of somebody who wants to be forgotten. [TRUST-06] */
export const eraseTexts: Record<Role, readonly string[]> = {
  [roles.student]: [
    'Исчезнут имя, почта, вход, ответы и\u00A0незаконченные работы.',
    'Отметки останутся в\u00A0журнале учителя без\u00A0имени: «Ученик удалён».',
    ...always,
  ],
  [roles.schoolAdmin]: [
    'Исчезнут имя, почта и\u00A0вход. Школа, её классы и\u00A0коды останутся.',
    ...always,
  ],
  [roles.teacher]: [
    'Исчезнут имя, почта, вход, связь с\u00A0дневником, журнал и\u00A0оплаченный премиум.',
    'Начатые работы останутся у\u00A0учеников, новых никто не\u00A0начнёт. Задания, которых никто не\u00A0открыл, исчезнут.',
    ...always,
  ],
};
