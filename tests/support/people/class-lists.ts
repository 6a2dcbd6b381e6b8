import { randomUUID } from 'node:crypto';
import { ask, callPlatform } from '@/tests/support/http/call-platform';

type Refused = [status: number, code: unknown];

/** A new list of a teacher; its id. */
export async function createList(token: string, className = '5Б'): Promise<string> {
  const body = { idempotencyKey: randomUUID(), className };
  return (await callPlatform('createClassList', { token, body })).listId;
}

/** «Иванов Пётр» as a call has it. */
export const namedAs = (text: string) => {
  const [surname = '', name = ''] = text.split(' ');
  return { surname, name };
};

/** Adds students by name; what came of each. */
export async function addStudents(token: string, listId: string, ...names: string[]) {
  const body = { students: names.map(namedAs) };
  return (await callPlatform('addListedStudents', { token, params: { listId }, body })).outcomes;
}

export const readList = (token: string, listId: string) =>
  callPlatform('getClassList', { token, params: { listId } });

/** The names of a list, as they stand in it. */
export async function namesOf(token: string, listId: string): Promise<string[]> {
  const { students } = await readList(token, listId);
  return students.map(({ surname, name }) => `${surname} ${name}`);
}

/** The id of who is in a list under a name. */
export async function idIn(token: string, listId: string, name: string): Promise<string> {
  const { students } = await readList(token, listId);
  const found = students.find((one) => `${one.surname} ${one.name}` === name);
  if (!found) throw new Error(`${name} is not listed`);
  return found.userId;
}

/** A list with students. */
export async function listWith(token: string, className: string, ...names: string[]) {
  const listId = await createList(token, className);
  if (names.length > 0) await addStudents(token, listId, ...names);
  return listId;
}

/** How a call ended: status and code of the refusal. */
export async function endOf(answer: ReturnType<typeof ask>): Promise<Refused> {
  const { status, body } = await answer;
  return [status, body.code];
}

export const archive = (token: string, listId: string, isArchived = true) =>
  ask('changeClassList', { token, params: { listId }, body: { isArchived } });
