import { callPlatform } from '@/tests/support/http/call-platform';
import { shoot } from './load';
import { beginByLink, saveShot, type Paper } from './student';

export type ClassResult = { seconds: number; errors: number; lost: number; answers: number };

const STUDENTS = 100;

/**
 * A hundred students at once: each begins by the link, opens every page, saves every answer and
 * finishes. Lost is what was confirmed but is not in the teacher's journal afterwards.
 */
export async function hundredStudents(
  web: string,
  paper: Paper,
  teacher: string,
): Promise<ClassResult> {
  const started = performance.now();
  let errors = 0;
  let answers = 0;
  const surnames = new Set<string>();
  const one = async (number: number) => {
    const student = await beginByLink(web, paper, number);
    const get = (path: string) =>
      shoot(web, { method: 'GET', path, headers: { Cookie: student.cookie } });
    for (const [index, save] of student.saves.entries()) {
      const page = await get(`/lesson/homework/${student.attemptCode}/${save.stepNumber}`);
      const saved = await shoot(web, saveShot(web, student, index, 1));
      if (page.status !== 200) errors += 1;
      if (saved.status === 200) answers += 1;
      else errors += 1;
    }
    const path = `/api/v1/attempts/${student.attemptCode}/finish`;
    const headers = { Cookie: student.cookie, Origin: web };
    const finished = await shoot(web, { method: 'POST', path, headers });
    if (finished.status === 200) surnames.add(student.surname);
    else errors += 1;
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: STUDENTS }, (_, index) => one(1_000 + index)),
  );
  errors += outcomes.filter(({ status }) => status === 'rejected').length;
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return { seconds, errors, answers, lost: await countLost(teacher, paper, surnames) };
}

async function countLost(teacher: string, paper: Paper, expected: Set<string>): Promise<number> {
  const { classes } = await callPlatform('getJournal', { token: teacher });
  const complete = classes
    .flatMap(({ students }) => students)
    .filter(({ marks }) =>
      marks.some(
        (mark) =>
          mark.taskHash === paper.taskHash &&
          mark.finishedAt !== null &&
          mark.answeredCount === paper.stepCount,
      ),
    );
  const found = new Set(complete.map(({ surname }) => surname));
  return [...expected].filter((surname) => !found.has(surname)).length;
}
