import { roles } from '@/lib/contract/auth/roles';
import { noHints, type Visitor, type VisitorRole } from '@/lib/session/guards/visitor';
import { visitorRows } from './visitor-rows';

const of = (change: Partial<VisitorRole> = {}): Visitor => {
  const current: VisitorRole = {
    role: roles.student,
    userId: 'u1',
    status: 'new',
    providerType: '',
    features: [],
    ...change,
  };
  return { ...noHints, current, held: [current], expired: [] };
};
const lists = { SELECTED_CONTENT_USER_IDS: ['u2'], STEP_APPROVER_USER_IDS: ['u2', 'u3'] };
const rowsOf = (visitor: Visitor) => Object.fromEntries(visitorRows(visitor, lists));

describe('what a tester is told of the visitor', () => {
  test('[ROUTE-25] [AUTH-17] is role, registration and provider', () => {
    expect(rowsOf(of({ status: 'registered', providerType: 'dnevnik' }))).toMatchObject({
      Роль: 'ученик',
      'Все роли': 'ученик',
      Регистрация: 'полностью',
      Провайдер: 'dnevnik',
      Тестировщик: 'нет',
    });
    expect(rowsOf(of())).toMatchObject({ Регистрация: 'не\u00A0полностью', Признаки: 'нет' });
  });

  test.each<[string, Visitor]>([
    ['Тестировщик', { ...of(), isTester: true }],
    ['МЭШ', { ...of(), mashRole: 'other' }],
    ['Московская область', of({ providerType: 'mos_oblast' })],
    ['Член комиссии', of({ features: ['isTsokCommissionMember'] })],
    ['Мультибук', { ...of(), isMultibook: true }],
    ['Провайдер без\u00A0имени', of({ providerType: 'mediateka' })],
    ['Отобранное содержание', of({ userId: 'u2' })],
    ['Проверяет шаги', of({ userId: 'u3' })],
  ])('[ROUTE-25] [AUTH-18] is the special kind «%s»', (kind, visitor) => {
    expect(rowsOf(of())[kind]).toBe('нет');
    expect(rowsOf(visitor)[kind]).toBe('да');
  });

  test('a guest is one', () => {
    const guest = { ...noHints, current: null, held: [], expired: [] };
    expect(rowsOf(guest)).toMatchObject({ Роль: 'гость', Регистрация: 'гость', 'Все роли': 'нет' });
  });
});
