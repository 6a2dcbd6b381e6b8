import type { BindDiaryProps } from '@/components/diary/bind-diary';
import { serverConfig } from '@/lib/config/server';
import { diaryOrigin } from '@/lib/contract/diary/diary-origin';
import { bindPathOf, keptBind, placeFromDiary } from '@/lib/session/diary/kept-link';
import type { CmsSession } from '@/lib/session/cms-session';
import type { OwnPath } from '@/lib/routes/own-path';
import type { RouteId } from '@/lib/routes/routes';
import type { SessionEntry } from '@/lib/session/session';

/** What the page that binds somebody to their diary shows. [DIARY-03] */
export async function loadBind({ role, userId, jwtData }: SessionEntry): Promise<BindDiaryProps> {
  const [bind, onwardHref] = await Promise.all([keptBind(), placeFromDiary(role)]);
  const diary = bind?.params.provider ?? null;
  return {
    diary,
    diaryHref: diary && diaryOrigin(serverConfig(), diary),
    // Somebody else may have left this browser signed in.
    account: bind?.signedInAs === userId ? nameOf(jwtData) : null,
    onwardHref,
  };
}

/** Who is bound has an e-mail, but may have no name yet. */
const nameOf = ({ name, surname, email }: SessionEntry['jwtData']) =>
  `${name} ${surname}`.trim() || email;

/** Where it is being done, and where the guards of that page lead first. */
const pagesBefore: readonly RouteId[] = [
  'diaryTeacherBind',
  'diaryStudentBind',
  'teachingSelection',
];

/**
 * Where the person of a page is to be bound to their diary: null without something to bind with or
 * without an e-mail, where it was tried, and where it leads back to. [DIARY-02]
 */
export async function bindPathFrom(
  id: RouteId,
  person: SessionEntry | CmsSession,
): Promise<OwnPath | null> {
  if (!('jwtData' in person) || pagesBefore.includes(id)) return null;
  const { jwtData, role } = person;
  if (jwtData.email === '') return null;
  const bind = await keptBind();
  return bind && !bind.isTried ? bindPathOf(role) : null;
}
