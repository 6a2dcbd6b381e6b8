import type { Limits } from '@/lib/contract/licence/limits';
import { limits } from '@/lib/contract/licence/limits';

export type PlanRow = {
  title: string;
  free: string | boolean;
  premium: string | boolean;
  /** Not built yet: said, so that nobody pays for what is not there. */
  isComing?: true;
};

const periods: Record<Limits['photosKeptFor'], string> = {
  month: 'месяц',
  school_year: 'учебный год',
};

/** Reads one limit of both plans. */
const both = <Value>(read: (of: Limits) => Value) => ({
  free: read(limits.free),
  premium: read(limits.premium),
});

/** What the plans allow, in words; read from the table by which the platform decides. [HW-08] */
export const planRows: readonly PlanRow[] = [
  {
    title: 'Попыток у\u00A0ученика в\u00A0одном задании',
    ...both(({ attempts }) => String(attempts)),
  },
  { title: 'Объяснения к\u00A0задачам после проверки', free: true, premium: true },
  {
    title: 'Варианты: у\u00A0соседей разные числа',
    ...both(({ variants }) => variants),
    isComing: true,
  },
  {
    title: 'Статистика по\u00A0каждой задаче',
    ...both(({ taskStatistics }) => taskStatistics),
    isComing: true,
  },
  {
    title: 'Пересчёт отметок после исправления ключа',
    ...both(({ regrade }) => regrade),
    isComing: true,
  },
  {
    title: 'Фотографии ответов хранятся',
    ...both(({ photosKeptFor }) => periods[photosKeptFor]),
    isComing: true,
  },
];
