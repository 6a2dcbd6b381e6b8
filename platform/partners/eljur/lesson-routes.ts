import type { Hono } from 'hono';
import { z } from 'zod';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { ServiceContext } from '@/platform/kernel/service-context';
import { redirectTo } from '@/platform/openid/finish-interaction';
import { readForm } from '@/platform/openid/pages/form';
import type { Partner } from '@/platform/partners/provider/partner';
import { Refusal, type Eljur } from './context';
import { listHomework, setMarkByHand } from './homework';
import { handValueSchema } from './operator-methods';
import { lessonPage, type Visitor } from './pages';
import { classes, getLesson, studentsOf, type Lesson } from './school';
import { createToken } from './tokens';
import { assertOwn, findVisitor, viewOf } from './visitor';

/** What the teacher sets by hand counts as much as ours. */
const WEIGHT = 1;

type Here = Visitor & { lesson: Lesson };
type Step = (http: ServiceContext, here: Here) => Promise<Response>;
type Pages = Hono<{ Variables: ServiceVariables }>;

/** The page of a lesson, and what its teacher and its students do there. */
export function addLesson(pages: Pages, eljur: Eljur, partner: Partner): void {
  const path = `${partner.base}/lesson/:id`;
  const enter = (step: Step) => (http: ServiceContext) => open(http, partner, step);
  const teach = (step: Step) =>
    enter(async (http, here) => {
      if (here.student) throw new Refusal(403, 'Not the teacher');
      return step(http, here);
    });
  pages.get(
    path,
    enter(async (http, { lesson, ...visitor }) => {
      const view = await viewOf(eljur, visitor, [lesson]);
      const content = lessonPage(view, lesson, studentsOf(lesson.className));
      return partner.template.send(http, partner.template.page(lesson.subject, content), 200);
    }),
  );
  // A link would be followed by browsers in advance, and each time a token would be made.
  pages.post(
    `${path}/add`,
    teach(async (http, here) => redirectTo(http, addLink(eljur, partner, here))),
  );
  pages.post(
    `${path}/open/:homework`,
    enter(async (http, here) => redirectTo(http, await openLink(http, eljur, here))),
  );
  pages.post(
    `${path}/marks/:homework`,
    teach(async (http, { lesson }) => {
      await setMarks(http, eljur, lesson);
      return http.redirect(`${partner.base}/lesson/${lesson.id}`, 303);
    }),
  );
}

async function open(http: ServiceContext, partner: Partner, step: Step): Promise<Response> {
  const lesson = getLesson(http.req.param('id') ?? '');
  const visitor = await findVisitor(http, partner);
  if (!visitor) {
    const here = `${partner.base}/lesson/${lesson.id}`;
    return http.redirect(`${partner.base}/login?next=${encodeURIComponent(here)}`, 303);
  }
  assertOwn(visitor, lesson);
  return step(http, { ...visitor, lesson });
}

/** Where a teacher makes homework for a lesson. */
function addLink(eljur: Eljur, { base, issuer, publicOrigin }: Partner, here: Here): string {
  const { lesson, person } = here;
  const query = new URLSearchParams({
    ...{ lesson_id: lesson.id, group_id: classes[lesson.className] },
    ...bindQuery(eljur, person.id),
    returnUrl: `${new URL(issuer).origin}${base}/lesson/${lesson.id}`,
  });
  return `${publicOrigin}/dnevnikru?${query}`;
}

/** Where somebody opens a homework. @throws (rejects) Refusal 404 */
async function openLink(http: ServiceContext, eljur: Eljur, here: Here): Promise<string> {
  const wanted = http.req.param('homework');
  const found = (await listHomework(eljur.db, [here.lesson.id])).find(({ id }) => id === wanted);
  if (!found) throw new Refusal(404, 'No such homework');
  const link = new URL(found.link);
  for (const [name, text] of Object.entries(bindQuery(eljur, here.person.id)))
    link.searchParams.set(name, text);
  return link.href;
}

/** Sets what was chosen; what was left at «не менять» stays as it is. */
async function setMarks(http: ServiceContext, { db }: Eljur, lesson: Lesson): Promise<void> {
  const homework = http.req.param('homework') ?? '';
  const chosen = Object.entries(await readForm(http)).filter(([, text]) => text !== '');
  for (const [name, text] of chosen) {
    const { student, value } = markSchema.parse({ student: name, value: text });
    await setMarkByHand(db, lesson, { homework, student, value, weight: WEIGHT });
  }
}

const markSchema = z.object({
  student: z
    .string()
    .regex(/^mark-\d+$/)
    .transform((name) => name.slice('mark-'.length)),
  value: handValueSchema,
});

/** With what the partner learns who comes; the names are those that it gave to all diaries. */
function bindQuery(eljur: Eljur, person: string) {
  const { token, check } = createToken(eljur, person);
  return { provider: 'eljur', dnevnikRuToken: token, dnevnikRuState: check };
}
