/** What a spreadsheet does not take in the name of a sheet, and how many signs it takes. */
const FORBIDDEN = /[[\]:*?/\\\p{Cc}]+/gu;
const MAX_LENGTH = 31;

/** The name of a sheet: never empty, without what is forbidden there, with no apostrophe at an edge. */
export function sheetName(title: string): string {
  const name = title
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH)
    .replace(/^[\s']+|[\s']+$/g, '');
  return name === '' ? 'Журнал' : name;
}

/** The name of a file, without its ending: no system splits a path in it. */
export const fileName = (title: string): string =>
  title
    .replace(/[/\\:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .trim();
