import type { Position } from '@/lib/contract/payment/payment';
import { ServiceError } from '@/platform/kernel/errors';

/** All that is sold. Prices are in kopecks and known to this service alone. */
export const positions: readonly Position[] = [
  {
    id: 'teacher-1',
    title: 'Премиум для учителя на месяц',
    licence: 'teacher',
    months: 1,
    price: 39_000,
  },
  {
    id: 'teacher-12',
    title: 'Премиум для учителя на год',
    licence: 'teacher',
    months: 12,
    price: 299_000,
  },
  {
    id: 'class-12',
    title: 'Премиум для класса на год',
    licence: 'class',
    months: 12,
    price: 590_000,
  },
  {
    id: 'school-12',
    title: 'Премиум для школы на год',
    licence: 'school',
    months: 12,
    price: 4_900_000,
  },
];

/** @throws ServiceError `not_found` for a position that is not sold */
export function getPosition(id: string): Position {
  const found = positions.find((position) => position.id === id);
  if (!found)
    throw new ServiceError('not_found', { field: 'position', message: 'Unknown position' });
  return found;
}
