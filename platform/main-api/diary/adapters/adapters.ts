import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { DiaryAdapter } from './adapter';
import { createDnevnik } from './dnevnik';
import { createEljur } from './eljur';

export type DiaryAdapters = Record<DiaryProvider, DiaryAdapter>;

/** The diaries that homework can be passed on to. docs/diary-adapters.md says how to add one. */
export function createAdapters(env: PlatformEnv): DiaryAdapters {
  return { dnevnik: createDnevnik(env), eljur: createEljur(env) };
}
