import type { OwnPath } from '@/lib/routes/own-path';

/** What an address says of a list of students: a name comes once or does not count. */
export type StudentQuery = Partial<Record<'q' | 'class' | 'page', string | string[]>>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What of it can be asked for; anything else is as if it were not there. */
export function studentQuery(query: StudentQuery) {
  const text = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');
  const classId = text(query.class);
  const page = text(query.page);
  return {
    search: text(query.q)
      .replace(/[\0\p{Surrogate}]/gu, '')
      .slice(0, 100)
      .trim(),
    classId: classId === 'none' || UUID.test(classId) ? classId : '',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  };
}

type Asked = Partial<ReturnType<typeof studentQuery>>;

/** The address of a page of the list. */
export function studentsHref(path: OwnPath, { search, classId, page }: Asked): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (classId) query.set('class', classId);
  if (page && page > 1) query.set('page', String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
