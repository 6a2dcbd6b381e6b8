import { serverConfig } from '@/lib/config/server';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import { diaryOrigin } from '@/lib/contract/diary/diary-origin';
import { setText, writeCookie, type CookieWriter } from '@/lib/http/cookies/cookie-jar';
import { seal } from '@/lib/http/cookies/seal';
import { pathOf, type RouteMatch } from '@/lib/routes/match';
import { diaryBindCookie } from './diary-bind-cookie';
import { diaryLessonCookie } from './diary-lesson-cookie';
import { diaryLinkOf, withoutDiary, type DiaryLink } from './diary-link';
import { diaryTaskCookie } from './diary-task-cookie';

/** Where a link of a diary leads, and how what it says is kept. */
export type KeptLink = { to: string; keep(jar: CookieWriter): Promise<void> };

/**
 * A link that a diary made: what it says is kept out of reach of scripts, and the visitor goes on to
 * an address without it. Null for an ordinary link. [DIARY-01] [DIARY-04] [DIARY-08]
 */
export function takeDiaryLink(match: RouteMatch, url: URL): KeptLink | null {
  const { id } = match;
  if (id !== 'diary' && id !== 'studentStart') return null;
  const originOf = (provider: DiaryProvider) => diaryOrigin(serverConfig(), provider);
  const link = diaryLinkOf(id, url.searchParams, originOf);
  if (!link) return null;
  const taskHash = id === 'studentStart' ? (match.params.taskHash ?? null) : null;
  // A homework is opened as by any link when there is nothing to bind with.
  const isPlain = taskHash !== null && link.bind === null;
  return {
    to: isPlain
      ? url.pathname + withoutDiary(url.searchParams)
      : `${pathOf('diary')}?${new URLSearchParams({ provider: link.provider })}`,
    keep: (jar) => (isPlain ? Promise.resolve() : keepLink(jar, link, taskHash)),
  };
}

async function keepLink(jar: CookieWriter, { bind, lesson }: DiaryLink, taskHash: string | null) {
  if (bind) {
    const sealed = await seal(diaryBindCookie, { params: bind, isTried: false });
    setText(jar, diaryBindCookie, sealed);
  }
  if (lesson) setText(jar, diaryLessonCookie, await seal(diaryLessonCookie, lesson));
  if (taskHash !== null) writeCookie(jar, diaryTaskCookie, taskHash);
}
