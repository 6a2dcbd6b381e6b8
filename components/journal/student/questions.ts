import type { Question } from '@/components/ui/overlay/confirm-or-ask';

/** What removing a row does. [TRUST-02] */
export const removeQuestion = (name: string): Question => ({
  title: `Удалить из\u00A0журнала: ${name}?`,
  message:
    'Исчезнут строка и\u00A0все ответы и\u00A0отметки этого ученика по\u00A0вашим заданиям, вернуть их нельзя. С\u00A0того\u00A0же устройства под этим именем ваши задания больше не\u00A0начать. Отметка, которая уже стоит в\u00A0дневнике, там останется.',
  confirm: 'Удалить',
  cancel: 'Оставить',
});

/** What moving the work of a row does. [TRUST-02] */
export const mergeQuestion = (name: string, into: string): Question => ({
  title: `Перенести работу: ${name}\u00A0→\u00A0${into}?`,
  message: `Все попытки по\u00A0вашим заданиям перейдут в\u00A0строку «${into}», в\u00A0журнал пойдёт лучшая, в\u00A0дневник тоже. Строка «${name}» исчезнет, отменить это нельзя. Если одну работу начали оба и\u00A0не\u00A0сдали, останется та, где больше ответов, а\u00A0если их\u00A0поровну\u00A0— та, что в\u00A0строке «${into}».`,
  confirm: 'Перенести',
  cancel: 'Не\u00A0переносить',
});

/** What removing all rows does in which nothing is answered. [TRUST-02] */
export const removeEmptyQuestion: Question = {
  title: 'Удалить строки без\u00A0ответов?',
  message:
    'Исчезнут все ученики без\u00A0учётной записи, которые начали ваши задания, но\u00A0ещё ничего не\u00A0ответили и\u00A0не\u00A0сдали, во\u00A0всех классах. Кто из\u00A0них настоящий, сможет начать снова.',
  confirm: 'Удалить',
  cancel: 'Оставить',
};
