import { beginByLink, type Paper } from '@/tests/bench/load/student';
import { CONNECTIONS, underLoad, type Load } from '@/tests/bench/load/under-load';

/** A signed-in page with one upstream call. */
export async function measurePage(web: string, paper: Paper): Promise<Load> {
  const students = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => beginByLink(web, paper, 5_000 + index)),
  );
  for (const { connection } of students) connection.close();
  return underLoad(web, (connection) => ({
    method: 'GET',
    path: '/student/profile',
    headers: { Accept: 'text/html', Cookie: students[connection]?.cookie ?? '' },
  }));
}
