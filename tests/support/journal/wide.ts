import type pg from 'pg';
import { ATTEMPT_CODE_PAIRS, pronounceableCode, TASK_HASH_PAIRS } from '@/platform/kernel/codes';
import { account, idOf, listOf } from './listed';

const LONG = 'Константинопольская-Преображенская-Рождественская-Воскресенская';
const LETTERS = 'абвгдежзиклмнопрстуфхцчшэюя';

type Size = { students: number; homework: number };

/**
 * A class 5А of a teacher with as many students and homework as a journal gets: copies of one homework,
 * some of them due, some begun, some finished.
 */
export async function fillJournal(
  database: pg.Pool,
  teacher: string,
  taskHash: string,
  size: Size,
): Promise<void> {
  const surnames = Array.from({ length: size.students }, (_, index) =>
    index === 3 ? LONG.slice(0, 60) : `Ученикова${LETTERS[index % LETTERS.length]}`,
  );
  const tokens = await Promise.all(surnames.map((surname) => account(database, surname)));
  await listOf(database, teacher, [5, 'А'], tokens);
  const hashes = Array.from({ length: size.homework }, () => pronounceableCode(TASK_HASH_PAIRS));
  await database.query(
    `insert into main_api.homework (task_hash, teacher_id, request_id, title, subject_id, grade, policy, step_count)
     select code, teacher_id, gen_random_uuid(), 'Работа ' || number || ' о сложении и вычитании дробей',
       subject_id, grade,
       policy || jsonb_build_object('dueAt', case when number % 3 = 0 then
         to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end),
       step_count
     from main_api.homework, unnest($2::text[]) with ordinality given (code, number) where task_hash = $1`,
    [taskHash, hashes],
  );
  const work = tokens.flatMap((student, row) =>
    hashes.map((hash, column) => ({
      student,
      hash,
      share: ((row * 37 + column * 53) % 100) / 100,
    })),
  );
  const begun = work.filter(({ share }) => share > 0.1);
  await database.query(
    `insert into main_api.attempt (code, homework_id, student_id, number, finished_at, score, grade)
     select given.code, homework.id, given.student, 1, case when score is not null then now() end, score,
       least(5, score / 20 + 1)
     from unnest($1::text[], $2::uuid[], $3::text[], $4::int[]) given (code, student, hash, score)
       join main_api.homework on task_hash = given.hash`,
    [
      begun.map(() => pronounceableCode(ATTEMPT_CODE_PAIRS)),
      begun.map(({ student }) => idOf(student)),
      begun.map(({ hash }) => hash),
      begun.map(({ share }) => (share > 0.2 ? Math.round(share * 100) : null)),
    ],
  );
}
