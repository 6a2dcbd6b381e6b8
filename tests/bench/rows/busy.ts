import { beginMany, type Paper } from '@/tests/bench/load/student';
import { askAtOnce } from '@/tests/support/http/ask-at-once';
import { memoryOf } from './memory';

const CONNECTIONS = 500;
/** How often the memory is looked at, in milliseconds. */
const LOOK_MS = 50;

export type BusyResult = {
  pages: number;
  /** 503 that says when to come again. */
  busy: number;
  /** Any other answer, and none at all. */
  others: number;
  /** The most that web had meanwhile, in megabytes. */
  memory: number;
};

/** As many as a school opens at once: each connection asks for one signed-in page. */
export async function measureBusy(
  web: string,
  paper: Paper,
  webPid: string | undefined,
): Promise<BusyResult> {
  const students = await beginMany(web, paper, 7_000);
  for (const { connection } of students) connection.close();
  let memory = 0;
  const look = () => (memory = Math.max(memory, memoryOf(webPid, 'VmRSS')));
  const watch = setInterval(look, LOOK_MS);
  const cookieOf = (at: number) => students[at % students.length]?.cookie ?? '';
  const kinds = await askAtOnce(web, CONNECTIONS, '/student/profile', cookieOf);
  clearInterval(watch);
  look();
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  const [pages, busy] = [count('page'), count('busy')];
  return { pages, busy, others: kinds.length - pages - busy, memory };
}
