import { contestFormOf, contestOfForm, contestProblem } from './contest-form';

const contest = {
  title: 'Конкурс',
  text: 'Текст',
  address: '/application',
  startsAt: '2026-04-01T06:00:00.000Z',
  endsAt: '2026-04-30T20:59:00.000Z',
};

test('[FEAT-01] times are typed by the clocks of Moscow, and come back as they were', () => {
  const form = contestFormOf(contest);
  expect([form.startsAt, form.endsAt]).toEqual(['2026-04-01T09:00', '2026-04-30T23:59']);
  expect(contestOfForm(form)).toEqual(contest);
});

test('[FEAT-01] an empty form is no contest, and whatever is stored makes a form', () => {
  expect(contestOfForm(contestFormOf(null))).toBeNull();
  const odd = contestFormOf({ title: 7, startsAt: 'never', text: 'Текст' });
  expect(odd).toEqual({ title: '', text: 'Текст', address: '', startsAt: '', endsAt: '' });
  // The door says what is missing.
  expect(contestOfForm(odd)).toMatchObject({ text: 'Текст', startsAt: '' });
});

test('[FEAT-01] a refusal is said at the field that it names', () => {
  expect(contestProblem('body.details.endsAt')?.name).toBe('endsAt');
  expect(contestProblem('body.details')?.name).toBe('title');
  expect(contestProblem('body.version')).toBeNull();
  expect(contestProblem(undefined)).toBeNull();
});
