/**
 * By what a name is the same: in capitals, with ё for е or with other spaces it is. As the main API compares
 * in SQL: `spelled` in platform/main-api/student/spelled.ts.
 */
export const nameKey = ({ surname, name }: { surname: string; name: string }): string =>
  `${surname}${name}`.normalize('NFC').toLowerCase().replace(/\s+/g, '').replaceAll('ё', 'е');
