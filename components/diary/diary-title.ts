import { externalProviders } from '@/lib/contract/auth/external-providers';
import type { DiaryProvider } from '@/lib/contract/diary/diary';

/** « «Дневник.ру»» after the word «дневник»; nothing while it is not known which one. */
export const diaryTitle = (diary: DiaryProvider | null): string =>
  diary === null ? '' : ` «${externalProviders[diary].title}»`;
