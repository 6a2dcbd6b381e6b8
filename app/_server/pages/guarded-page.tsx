import type { ReactNode } from 'react';
import { isCmsRoute, type CmsRouteId, type RouteId } from '@/lib/routes/routes';
import { notQuoted } from '@/lib/seo/page-metadata';
import type { CmsSession } from '@/lib/session/cms-session';
import type { SessionEntry } from '@/lib/session/session';
import { confirmSession } from '@/app/_server/main-api';
import { requireEditor } from '@/app/_server/session/cms';
import { notifyDiary, requireVisitor } from '@/app/_server/session/visitor';
import { bindPathFrom } from '@/app/_server/session/diary';
import { GoToBind } from '@/components/diary/go-to-bind';
import { withErrorStatus } from './with-error-status';

type Show<Person, Props> = (person: Person, props: Props) => Promise<ReactNode>;

/**
 * A page for signed-in people. Who may see it is decided by the guards of its row in the route table;
 * others are redirected before anything is loaded, and so is who brings a session that has ended. A failure shows the status page in its place.
 * [ROUTE-07] [ROUTE-10] [STATUS-14]
 */
export function guardedPage<Props>(
  id: Exclude<RouteId, CmsRouteId>,
  show: Show<SessionEntry, Props>,
): GuardedPage<Props>;
export function guardedPage<Props>(
  id: CmsRouteId,
  show: Show<CmsSession, Props>,
): GuardedPage<Props>;
export function guardedPage<Props>(id: RouteId, show: Show<SessionEntry & CmsSession, Props>) {
  return withErrorStatus<Props>(async (props) => {
    const person = isCmsRoute(id) ? await requireEditor(id) : await requireVisitor(id);
    // The overloads say which of the two belongs to the route.
    const showing = show(person as SessionEntry & CmsSession, props);
    const [shown, bindPath] = await Promise.all([
      showing,
      bindPathFrom(id, person),
      notifyDiary(id),
    ]);
    // Every page for editors asks for what it shows in their name.
    if ('jwtData' in person) await confirmSession(person);
    if (bindPath === null) return shown;
    return (
      <>
        {shown}
        <GoToBind href={bindPath} />
      </>
    );
    // A page that only its person sees has nothing to tell to a messenger or a search engine.
  }, notQuoted);
}

type GuardedPage<Props> = ReturnType<typeof withErrorStatus<Props>>;
