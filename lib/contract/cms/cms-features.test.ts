import { changeFeatureSchema } from './cms-features';

const contest = {
  title: 'Весенний конкурс',
  text: 'Решайте задания до\u00A0конца апреля.',
  address: 'https://konkurs.example.ru/vesna?from=tetradi',
  startsAt: '2026-04-01T00:00:00Z',
  endsAt: '2026-04-30T21:00:00Z',
};
const accepts = (wanted: object) =>
  changeFeatureSchema.safeParse({ version: 0, enable: true, details: null, ...wanted }).success;

const accepted: [string, object][] = [
  ['a contest', { name: 'studentContest', details: contest }],
  ['a contest here', { name: 'studentContest', details: { ...contest, address: '/application' } }],
  ['no contest, off', { name: 'studentContest', enable: false }],
  ['providers', { name: 'isVcUnavailable', details: { providers: ['vk', 'mo'] } }],
  ['the usual provider', { name: 'isVcUnavailable' }],
  ['a feature without details', { name: 'homeworkContentItems' }],
];
test.each(accepted)('[FEAT-01] %s is taken', (_, wanted) => {
  expect(accepts(wanted)).toBe(true);
});

const withContest = (part: object) => ({
  name: 'studentContest',
  details: { ...contest, ...part },
});
const refused: [string, object][] = [
  ['an unknown feature', { name: 'admin' }],
  ['a name of every object', { name: '__proto__' }],
  ['a contest without details, on', { name: 'studentContest' }],
  ['a contest that ends before it begins', withContest({ endsAt: '2026-03-01T00:00:00Z' })],
  ['a time that is none', withContest({ startsAt: 'завтра' })],
  ['an empty title', withContest({ title: ' \u00A0' })],
  ['a long text', withContest({ text: 'х'.repeat(501) })],
  ['a zero byte', withContest({ title: 'а\u0000' })],
  ['a field that nobody knows', withContest({ html: '<b>' })],
  ...[
    'javascript:alert(1)',
    'http://konkurs.example.ru/',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://user:secret@example.ru/',
    'https://',
    'data:text/html,x',
    '/a b',
    '',
  ].map((address): [string, object] => [`the address «${address}»`, withContest({ address })]),
  ['no provider', { name: 'isVcUnavailable', details: { providers: [] } }],
  ['an unknown provider', { name: 'isVcUnavailable', details: { providers: ['gosuslugi'] } }],
  ['a provider twice', { name: 'isVcUnavailable', details: { providers: ['vk', 'vk'] } }],
  ['details that nobody reads', { name: 'isMeshAvailable', details: {} }],
  ['a switch that is no yes or no', { name: 'isMeshAvailable', enable: 'yes' }],
  ['a version below all', { name: 'isMeshAvailable', version: -1 }],
  ['a version of half', { name: 'isMeshAvailable', version: 0.5 }],
];
test.each(refused)('[FEAT-01] %s is refused', (_, wanted) => {
  expect(accepts(wanted)).toBe(false);
});
