import { sampleCommon, type KindSample } from '@/platform/tasks/kind-sample';

export const photo: KindSample<'photo'> = {
  source: {
    ...sampleCommon,
    kind: 'photo',
    criteria: [{ id: 'drawing', text: 'Чертёж верен', points: 2 }],
  },
  key: { kind: 'photo' },
  revealed: null,
  written: `{ id: t1, kind: photo, prompt: Постройте., points: 2, criteria: { drawing: { text: Чертёж верен, points: 2 } }, explanation: Так. }`,
  refusals: [
    [', points: 2 }', ' }', 'Нет поля «points»'],
    ['points: 2, criteria', 'criteria', 'Баллы критериев дают в сумме 2, а points задания — 1'],
    ['kind: photo', 'kind: photo, minWords: 5', 'Неизвестное поле «minWords»'],
    ['explanation', 'key: да, explanation', 'Ожидались поля «имя: значение»'],
  ],
  give: (answer) => answer,
  guess: ({ kind }) => ({ kind, files: ['1f0c8d3e-7a52-4b6f-9c1d-2e3f4a5b6c7d'] }),
};
