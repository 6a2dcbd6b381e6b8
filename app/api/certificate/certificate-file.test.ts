import { certificateFile } from './certificate-file';

const certificate = {
  ...{ surname: 'Петрова', name: 'Мария', patronymic: 'Ивановна' },
  ...{ workCount: 12, studentCount: 28, since: '2026-03-04T09:00:00Z' },
  ...{ number: 'bodafikosutamirena', issuedAt: '2026-05-20T09:00:00Z' },
};
const read = async (changes: Partial<typeof certificate> = {}) =>
  Buffer.from(
    await certificateFile({ ...certificate, ...changes }, 'https://edu.example.ru'),
  ).toString('latin1');

test('[HW-10] is one sheet of A4 with parts of Golos Text embedded, and small', async () => {
  const file = await read();
  expect(file.startsWith('%PDF-1.')).toBe(true);
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(file).toContain('/MediaBox [0 0 595.28 841.89]');
  expect([...new Set(file.match(/\/BaseFont \/\S+/g))].sort()).toEqual([
    expect.stringMatching(/^\/BaseFont \/[A-Z]{6}\+GolosText-Bold$/),
    expect.stringMatching(/^\/BaseFont \/[A-Z]{6}\+GolosText-Regular$/),
  ]);
  expect(file.length).toBeLessThan(60_000);
});

test.each([
  [
    'a name of three hundred letters',
    { surname: 'Щ'.repeat(100), name: 'Ы'.repeat(100), patronymic: 'Ж'.repeat(100) },
  ],
  ['letters that the font has not', { surname: '王', name: '🎓', patronymic: '' }],
  ['large numbers', { workCount: 1_000_000, studentCount: 1_000_000 }],
])('[HW-10] stays one sheet with %s', async (_, changes) => {
  expect((await read(changes)).match(/\/Type \/Page\b/g)).toHaveLength(1);
});
