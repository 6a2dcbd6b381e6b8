import { beginMany, type Paper } from '@/tests/bench/load/student';
import { underLoad, type Load } from '@/tests/bench/load/under-load';

/** A signed-in page with one upstream call. */
export async function measurePage(web: string, paper: Paper): Promise<Load> {
  const students = await beginMany(web, paper, 5_000);
  for (const { connection } of students) connection.close();
  return underLoad(web, (connection) => ({
    method: 'GET',
    path: '/student/profile',
    headers: { Accept: 'text/html', Cookie: students[connection]?.cookie ?? '' },
  }));
}
