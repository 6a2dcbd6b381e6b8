import { serverConfig } from '@/lib/config/server';
import type { BindParams, DiaryProvider } from '@/lib/contract/diary/diary';
import { diaryOrigin } from '@/lib/contract/diary/diary-origin';
import {
  clearCookie,
  setText,
  textIn,
  writeCookie,
  type CookieReader,
  type CookieWriter,
} from '@/lib/http/cookies/cookie-jar';
import { seal, unseal } from '@/lib/http/cookies/seal';
import { pathOf, type RouteMatch } from '@/lib/routes/match';
import { diaryBindCookie, type KeptBind } from './diary-bind-cookie';
import { diaryLessonCookie } from './diary-lesson-cookie';
import { diaryLinkOf, withoutDiary } from './diary-link';
import { diaryTaskCookie } from './diary-task-cookie';

/** Where somebody who comes from a diary goes on, and what is kept of it. */
type Way = { to: string; keep(jar: CookieWriter): Promise<void> };

type Visitor = { userId: string; token: string };

/** Whether the visitor is bound already, and comes as the same person: there is nobody to bind then. */
type IsKnown = (visitor: Visitor, params: BindParams) => Promise<boolean>;

/**
 * The way of a visitor whom a link of a diary brings, or whom a diary has signed in since; null for
 * everybody else. What the link says is kept out of reach of scripts, and the visitor goes on to an
 * address without it. [DIARY-01] [DIARY-04] [DIARY-08]
 */
export async function wayFromDiary(
  match: RouteMatch,
  { nextUrl, cookies }: { nextUrl: URL; cookies: CookieReader },
  visitor: Visitor | null,
  isKnown: IsKnown,
): Promise<Way | null> {
  const { id } = match;
  if (id !== 'diary' && id !== 'studentStart') return null;
  const originOf = (provider: DiaryProvider) => diaryOrigin(serverConfig(), provider);
  const link = diaryLinkOf(id, nextUrl.searchParams, originOf);
  const isBound = async (bind: BindParams) => visitor !== null && isKnown(visitor, bind);
  if (!link) return id === 'diary' ? wayOn(nextUrl, cookies, isBound) : null;
  const { provider, bind } = link;
  const taskHash = id === 'studentStart' ? (match.params.taskHash ?? null) : null;
  const isBinding = bind !== null && !(await isBound(bind));
  // A homework is opened as by any link when there is nobody to bind.
  if (taskHash !== null && !isBinding)
    return {
      to: nextUrl.pathname + withoutDiary(nextUrl.searchParams),
      keep: () => Promise.resolve(),
    };
  return {
    to: `${pathOf('diary')}?${new URLSearchParams({ provider })}`,
    keep: async (jar) => {
      // Nothing stays of a link that was followed before.
      forgetDiary(jar);
      const signedInAs = visitor?.userId ?? null;
      if (isBinding) await keepBind(jar, { params: bind, isTried: false, signedInAs });
      if (link.lesson) setText(jar, diaryLessonCookie, await seal(diaryLessonCookie, link.lesson));
      if (taskHash !== null) writeCookie(jar, diaryTaskCookie, taskHash);
    },
  };
}

/** The same page again with nothing to bind, for whom the diary has signed in and we know. [AUTH-07] */
async function wayOn(
  url: URL,
  cookies: CookieReader,
  isBound: (bind: BindParams) => Promise<boolean>,
): Promise<Way | null> {
  const kept = await unseal(diaryBindCookie, textIn(cookies, diaryBindCookie));
  if (!kept || kept.isTried || !(await isBound(kept.params))) return null;
  return {
    to: url.pathname + url.search,
    keep: (jar) => Promise.resolve(clearCookie(jar, diaryBindCookie)),
  };
}

export async function keepBind(jar: CookieWriter, bind: KeptBind): Promise<void> {
  setText(jar, diaryBindCookie, await seal(diaryBindCookie, bind));
}

/** Nothing that a diary's link has brought stays in the browser. */
export function forgetDiary(jar: CookieWriter): void {
  for (const cookie of [diaryBindCookie, diaryLessonCookie, diaryTaskCookie])
    clearCookie(jar, cookie);
}
