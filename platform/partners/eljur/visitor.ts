import type { ServiceContext } from '@/platform/kernel/service-context';
import { sessionOf } from '@/platform/openid/session';
import type { Partner } from '@/platform/partners/provider/partner';
import { loginOf } from '@/platform/partners/provider/people';
import { Refusal, type Eljur } from './context';
import { listHomework, listMarks } from './homework';
import type { View, Visitor } from './pages';
import { people, type Lesson } from './school';

/** Who is signed in here; null for nobody. */
export async function findVisitor(http: ServiceContext, partner: Partner): Promise<Visitor | null> {
  const { accountId } = await sessionOf(partner.provider, http);
  const login = accountId === undefined ? null : loginOf(partner.key, accountId);
  const person = people.find((one) => one.login === login);
  if (!person) return null;
  if (person.role === 'teacher') return { person, student: null };
  const child = people.find((one) => one.role === 'student') ?? person;
  return { person, student: person.role === 'parent' ? child : person };
}

/** @throws Refusal 403 for the lesson of others */
export function assertOwn({ person, student }: Visitor, lesson: Lesson): void {
  const isOwn = student ? student.className === lesson.className : lesson.teacher === person.id;
  if (!isOwn) throw new Refusal(403, 'Not a lesson of theirs');
}

/** What stands at lessons. */
export async function viewOf({ db }: Eljur, visitor: Visitor, lessons: Lesson[]): Promise<View> {
  const ids = lessons.map(({ id }) => id);
  const [homework, marks] = await Promise.all([listHomework(db, ids), listMarks(db, ids)]);
  return { ...visitor, homework, marks };
}
