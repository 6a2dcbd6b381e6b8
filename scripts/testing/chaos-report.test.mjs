import { tabulateFaults } from './chaos-report.mjs';

const suffered = (
  /** @type {string} */ kind,
  /** @type {number} */ tookMs,
  said = 'Сохраняю…',
) => ({
  ...{ cycle: 1, place: 'photo', said, tookMs },
  fault: { kind, moment: 'during', lastsMs: 100 },
});

test('faults of a kind at a place are one row, with what pages said, each once and without the time', () => {
  const all = [
    suffered('web', 2_000, 'Сохранено 12:04'),
    suffered('tab', 500),
    suffered('web', 4_000, 'Сохранено 12:05'),
    suffered('web', 3_000),
  ];
  expect(tabulateFaults(all).split('\n').slice(2)).toEqual([
    '| tab | photo | 1 | 0.5 s | 0.5 s | Сохраняю… |',
    '| web | photo | 3 | 3.0 s | 4.0 s | Сохранено; Сохраняю… |',
  ]);
});
