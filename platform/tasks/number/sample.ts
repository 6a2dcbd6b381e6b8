import { sampleCommon, type KindSample } from '@/platform/tasks/kind-sample';

export const number: KindSample<'number'> = {
  source: { ...sampleCommon, kind: 'number', unit: 'см' },
  key: { kind: 'number', value: 3.5, tolerance: 0.1 },
  revealed: { form: 'list', ordered: false, items: [{ text: '3,5\u00A0см' }] },
  written: `{ id: t1, kind: number, prompt: 'Сколько?', unit: см, key: { value: -3.5, tolerance: 0.1 }, image: { file: ruler.svg, alt: Линейка }, explanation: Так. }`,
  refusals: [
    ['value: -3.5', 'value: .nan', 'Ожидалось число с точкой'],
    ['value: -3.5', 'value: NaN', 'Ожидалось число с точкой'],
    ['value: -3.5', "value: '3,5'", 'Ожидалось число с точкой'],
    ['value: -3.5', 'value: .inf', 'Ожидалось число с точкой'],
    ['value: -3.5, ', '', 'Нет поля «value»'],
    ['tolerance: 0.1', 'tolerance: -0.1', 'Допуск не бывает отрицательным'],
    ['tolerance: 0.1', 'tolerance: nan', 'Ожидалось число с точкой'],
    ['unit: см', 'unit: $см^2$', 'Единица пишется без формул'],
    [', alt: Линейка', '', 'Нет поля «alt»'],
    ['alt: Линейка', "alt: ''", 'Пустое значение'],
    ['file: ruler.svg', 'file: other.svg', 'Нет файла images/other.svg'],
    ['file: ruler.svg', 'file: ../images/ruler.svg', 'Нет файла images/../images/ruler.svg'],
  ],
  give: (answer) => answer,
  guess: ({ kind }) => ({ kind, text: '1,5' }),
};
