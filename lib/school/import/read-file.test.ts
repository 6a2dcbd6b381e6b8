import { strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsx from 'write-excel-file/node';
import { findColumns, isComplete, toImportRows } from './columns';
import { readFile } from './read-file';
import { MAX_FILE_BYTES } from './table';

type Cell = string | number | Date | null;
const cellOf = (value: Cell) =>
  value instanceof Date ? { value, format: 'dd.mm.yyyy' } : value === null ? null : { value };
const xlsx = async (rows: Cell[][]) =>
  new Uint8Array(await writeXlsx(rows.map((row) => row.map(cellOf)) as never).toBuffer());

const read = (content: Uint8Array | string) => readFile(new Blob([content as BlobPart]));
const firstOf = async (content: Uint8Array | string) => {
  const file = await read(content);
  if (!file.ok) throw new Error(file.problem);
  return file.sheets[0] ?? { title: '', rows: [] };
};
const problemOf = async (content: Uint8Array | string) => {
  const file = await read(content);
  return file.ok ? null : file.problem;
};
const rowsOf = async (content: Uint8Array | string) => {
  const sheet = await firstOf(content);
  const { columns, firstRow } = findColumns(sheet);
  return toImportRows(sheet, columns, firstRow).map(({ line, ...row }) =>
    [line, ...Object.values(row)].join(' '),
  );
};

const CSV = 'Фамилия;Имя;Класс\r\nЁлкина;Анна;5А\r\n\r\n"О’Нил; мл.";Ян;6Б\r\n';
const wanted = ['2 Ёлкина Анна 5А', '4 О’Нил; мл. Ян 6Б'];
const in1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) return code;
    if (letter === 'ё') return 0xb8;
    if (letter === 'Ё') return 0xa8;
    return letter === '’' ? 0x92 : code - 0x410 + 0xc0;
  });
const in16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));

test.each([
  ['UTF-8', CSV],
  ['UTF-8 with a mark', `\uFEFF${CSV}`],
  ['windows-1251', in1251(CSV)],
  ['UTF-16, as Excel writes it', in16(CSV)],
  ['commas', CSV.replaceAll(';', ',').replace('Нил,', 'Нил;')],
  ['tabs', CSV.replaceAll(';', '\t').replace('Нил\t', 'Нил;')],
])('[HW-11] a CSV file is read: %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual(wanted);
});

test('[HW-11] a workbook is read with the numbers of its rows: a title above, empty rows, numbers', async () => {
  const content = await xlsx([
    ['Список учеников', null, null],
    [],
    ['№', 'ФИО', 'Класс'],
    [1, 'Иванов  Пётр Ильич', '5А'],
    [],
    [2, 'Ёлкина Анна', 7],
  ]);
  expect(await rowsOf(content)).toEqual(['4 Иванов Пётр 5А', '6 Ёлкина Анна 7']);
});

test('[HW-11] a class that became a date is shown as one', async () => {
  const content = await xlsx([
    ['Фамилия', 'Имя', 'Класс'],
    ['Иванов', 'Пётр', new Date('2026-05-01T00:00:00Z')],
  ]);
  expect(await rowsOf(content)).toEqual(['2 Иванов Пётр 01.05.2026']);
});

test('[HW-11] of forty columns those with the headings count, wherever they are', async () => {
  const row = (texts: Record<number, string>) =>
    Array.from({ length: 40 }, (_, at) => texts[at] ?? `поле ${at}`);
  const content = await xlsx([
    row({ 38: 'Имя ребёнка', 5: 'КЛАСС', 20: 'Фамилия', 6: 'Классный руководитель' }),
    row({ 38: 'Пётр', 5: '5А', 20: 'Иванов', 6: 'Кто-то' }),
  ]);
  expect(await rowsOf(content)).toEqual(['2 Иванов Пётр 5А']);
});

test('[HW-11] without headings nothing is known, and columns are chosen by hand', async () => {
  const sheet = await firstOf('Иванов;Пётр;5А\n');
  const { columns, firstRow } = findColumns(sheet);
  expect([isComplete(columns), firstRow]).toEqual([false, 0]);
  const chosen = { fullName: null, surname: 0, name: 1, className: 2 };
  expect(toImportRows(sheet, chosen, 0)).toEqual([
    { line: 1, surname: 'Иванов', name: 'Пётр', className: '5А' },
  ]);
});

test('[HW-11] of a workbook the sheets with something in them are offered', async () => {
  const sheets = [[[{ value: 'Фамилия' }]], [], [[{ value: 'Имя' }]]].map((data, at) => ({
    ...{ data, sheet: `Лист ${at}` },
  }));
  const file = await read(new Uint8Array(await writeXlsx(sheets as never).toBuffer()));
  expect(file.ok && file.sheets.map(({ title }) => title)).toEqual(['Лист 0', 'Лист 2']);
});

test('[HW-11] texts that are too long or no texts are cut, and their rows stay', async () => {
  const [row] = await rowsOf(`Фамилия;Имя;Класс\n${'😀'.repeat(50)};${'я'.repeat(5_000)};5А\n`);
  expect(row).toBe(`2 ${'😀'.repeat(32)} ${'я'.repeat(64)} 5А`);
});

describe('[HW-11] a file that cannot be read is refused in clear words', () => {
  const list = () => xlsx([['Фамилия', 'Имя', 'Класс']]);
  /** The workbook with a sheet of our own in it. */
  const withSheet = async (sheetData: string) => {
    const files = unzipSync(await list());
    const xml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`;
    return zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(xml) });
  };

  test.each([
    ['nothing', '', 'empty'],
    ['only empty rows', ';;\n;;\n', 'empty'],
    ['a program', 'MZ\u0090\0\u0003\0', 'not_a_table'],
    ['a picture', '\u0089PNG\r\n\u001A\n\0', 'not_a_table'],
    [
      'an archive of something else',
      zipSync({ 'word/document.xml': strToU8('<a/>') }),
      'not_a_table',
    ],
    [
      'an archive that breaks off',
      zipSync({ 'xl/workbook.xml': strToU8('<a/>') }).slice(0, 40),
      'damaged',
    ],
    ['a workbook of an old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old_excel'],
    ['more than 1 MB', 'я;'.repeat(MAX_FILE_BYTES / 2), 'too_large'],
    ['more than 3,000 rows', 'Иванов;Пётр;5А\n'.repeat(3_500), 'too_many_rows'],
    ['hundreds of columns', 'я;'.repeat(300), 'too_wide'],
  ])('%s', async (_, content, problem) => {
    expect(await problemOf(content)).toBe(problem);
  });

  test('an archive that unpacks to hundreds of megabytes', async () => {
    const files = unzipSync(await list());
    const bomb = zipSync({ ...files, 'xl/sharedStrings.xml': new Uint8Array(100_000_000) });
    expect(bomb.length).toBeLessThan(MAX_FILE_BYTES);
    expect(await problemOf(bomb)).toBe('bomb');
  });

  test('an archive that says less than is in it unpacks to no more than it says', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(50_000_000) });
    const view = new DataView(bomb.buffer);
    // The size stands in the header of the entry and again in the directory.
    for (let at = 0; at + 4 <= bomb.length; at++)
      if (view.getUint32(at, true) === 50_000_000) view.setUint32(at, 100, true);
    expect(await problemOf(bomb)).toBe('damaged');
  });

  test('a cell in the last row or column of a sheet', async () => {
    const cell = (at: string) =>
      `<row r="1"><c r="${at}" t="inlineStr"><is><t>x</t></is></c></row>`;
    expect(await problemOf(await withSheet(cell('A1048576')))).toBe('too_many_rows');
    expect(await problemOf(await withSheet(cell('XFD1')))).toBe('too_wide');
    expect(await problemOf(await withSheet('<row r="1"><c r='))).toBe('damaged');
  });
});
