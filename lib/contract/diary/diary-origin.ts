import type { DiaryProvider } from './diary';

type Addresses = {
  DIARY_ORIGIN: string;
  ELJUR_ORIGIN?: string | undefined;
  PARTNERS_ORIGIN: string;
};

/** Where a diary has its pages and its API; in a demo ЭлЖур is one of the partners. */
export function diaryOrigin(env: Addresses, provider: DiaryProvider): string {
  return provider === 'dnevnik' ? env.DIARY_ORIGIN : (env.ELJUR_ORIGIN ?? env.PARTNERS_ORIGIN);
}
