import type { ServerConfig } from '@/lib/config/server';
import { roles, type Role } from '@/lib/contract/auth/roles';
import {
  isAnonymousProvider,
  isCommission,
  hasListedId,
  isMash,
  isMosOblast,
  registrationOf,
  type Registration,
  type Visitor,
} from '@/lib/session/guards/visitor';

const roleTitles: Record<Role, string> = {
  [roles.teacher]: 'учитель',
  [roles.student]: 'ученик',
  [roles.schoolAdmin]: 'администратор школы',
};
const registrationTitles: Record<Registration, string> = {
  guest: 'гость',
  partiallyRegistered: 'не\u00A0полностью',
  fullyRegistered: 'полностью',
};
type Lists = Pick<ServerConfig, 'SELECTED_CONTENT_USER_IDS' | 'STEP_APPROVER_USER_IDS'>;

const yesNo = (is: boolean) => (is ? 'да' : 'нет');

/** What guards know of a visitor, for a tester to read: what it is, and how it is. [AUTH-17] [AUTH-18] */
export function visitorRows(visitor: Visitor, lists: Lists): [string, string][] {
  const { current, held, isTester, isMultibook } = visitor;
  return [
    ['Роль', current ? roleTitles[current.role] : 'гость'],
    ['Все роли', held.map(({ role }) => roleTitles[role]).join(', ') || 'нет'],
    ['Регистрация', registrationTitles[registrationOf(current)]],
    ['Провайдер', current?.providerType || 'не\u00A0назван'],
    ['Провайдер без\u00A0имени', yesNo(isAnonymousProvider(current))],
    ['Признаки', current?.features.join(', ') || 'нет'],
    ['Тестировщик', yesNo(isTester)],
    ['МЭШ', yesNo(isMash(current, visitor))],
    ['Московская область', yesNo(isMosOblast(current))],
    ['Член комиссии', yesNo(isCommission(current))],
    ['Мультибук', yesNo(isMultibook)],
    ['Отобранное содержание', yesNo(hasListedId(current, lists.SELECTED_CONTENT_USER_IDS))],
    ['Проверяет шаги', yesNo(hasListedId(current, lists.STEP_APPROVER_USER_IDS))],
  ];
}
