import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createUser } from './visitors';

export type TestSchool = { schoolId: string; admin: string };

/** A school of its own without anything in it, and its administrator's token. */
export async function createSchool(database: pg.Pool): Promise<TestSchool> {
  const schoolId = randomUUID();
  await database.query(`insert into main_api.school (id, title) values ($1, 'Школа № 7')`, [
    schoolId,
  ]);
  return { schoolId, admin: await addToSchool(database, schoolId, { roles: [roles.schoolAdmin] }) };
}

/** A user who is of the school; returns their token. */
export async function addToSchool(
  database: pg.Pool,
  schoolId: string,
  row: Parameters<typeof createUser>[1],
): Promise<string> {
  const token = await createUser(database, row);
  await database.query(`update main_api."user" set school_id = $1 where id = $2`, [
    schoolId,
    await idOf(token),
  ]);
  return token;
}

export const idOf = async (token: string): Promise<string> =>
  (await callPlatform('getUserConfig', { token, query: {} })).userId;

/** A new class of the administrator's school. */
export const createClass = async (admin: string, className: string): Promise<string> =>
  (await callPlatform('createSchoolClass', { token: admin, body: { className } })).classId;

/** A student of the school, in a class of it where one is told. */
export async function addStudent(
  database: pg.Pool,
  { schoolId }: TestSchool,
  { classId, ...named }: { classId?: string; name?: string; surname?: string },
): Promise<{ id: string; token: string }> {
  const token = await addToSchool(database, schoolId, { roles: [roles.student], ...named });
  const id = await idOf(token);
  await database.query(
    `update main_api."user" u set class_id = c.id, class_number = c.number, class_letter = c.letter
     from main_api.school_class c where u.id = $1 and c.id = $2`,
    [id, classId],
  );
  return { id, token };
}
