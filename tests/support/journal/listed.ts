import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import type { QueryOf } from '@/lib/contract/call/endpoint';
import type { Endpoints } from '@/lib/contract/endpoints';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from '@/tests/support/people/visitors';

type Period = QueryOf<Endpoints['getJournal']>;

/** Who is called what, and what they have, class by class: `5А: Белов 1, Зорина 0`. */
export async function outlineOf(token: string, query: Period = {}): Promise<string[]> {
  const { classes } = await callPlatform('getJournal', { token, query });
  return classes.map(({ classNumber, classLetter, students, homework }) => {
    const rows = students.map(({ surname, marks }) => `${surname} ${marks.length}`);
    return `${classNumber}${classLetter} (${homework.length}): ${rows.join(', ')}`;
  });
}

export const idOf = (token: string) => String(decodeJwt(token).userId);

/** A student with an account. */
export async function account(
  database: pg.Pool,
  surname: string,
  schoolClass?: { number: number; letter: string },
): Promise<string> {
  return createUser(database, { roles: [roles.student], surname, name: 'Юля', schoolClass });
}

/** A class list of a teacher. */
export async function listOf(
  database: pg.Pool,
  teacher: string,
  [number, letter]: [number, string],
  students: readonly string[],
): Promise<string> {
  const id = randomUUID();
  await database.query(
    `insert into main_api.class_list (id, teacher_id, number, letter, join_code)
     values ($1, $2, $3, $4, $5)`,
    [id, idOf(teacher), number, letter, id],
  );
  for (const student of students)
    await database.query(
      'insert into main_api.class_list_member (list_id, student_id) values ($1, $2)',
      [id, idOf(student)],
    );
  return id;
}

/** Says when a homework was created. */
export async function createdAt(
  database: pg.Pool,
  taskHash: string,
  instant: string,
): Promise<void> {
  await database.query('update main_api.homework set created_at = $2 where task_hash = $1', [
    taskHash,
    instant,
  ]);
}
