import { z } from 'zod';
import {
  bindParamsSchema,
  DEFAULT_DIARY,
  diaryProviderSchema,
  lessonPlaceSchema,
  type BindParams,
  type DiaryProvider,
} from '@/lib/contract/diary/diary';
import { onlyValue } from '@/lib/routes/only-value';
import type { KeptLesson } from './diary-lesson-cookie';

/** What the diary's links say of the account; it is not to stay in an address. */
const bindNames = ['dnevnikRuToken', 'dnevnikRuState'] as const;
const lessonNames = ['lesson_id', 'group_id', 'subject_id', 'worktype_id', 'returnUrl'] as const;

/** Both together have to fit into a cookie. */
const MAX_BIND = 1_000;
const MAX_RETURN_URL = 500;

const fittingBindSchema = bindParamsSchema.refine((params) =>
  Object.values(params).every((value) => value.length <= MAX_BIND),
);

export type DiaryLink = {
  provider: DiaryProvider;
  bind: BindParams | null;
  lesson: KeptLesson | null;
};

/**
 * What a link of a diary says; what is said twice, too long, or no id of a diary is not said. Null
 * for an address without anything of it.
 *
 * @param originOf where a diary is: only there may somebody return to
 */
export function diaryLinkOf(
  path: 'diary' | 'studentStart',
  query: URLSearchParams,
  originOf: (provider: DiaryProvider) => string,
): DiaryLink | null {
  const names = path === 'diary' ? [...bindNames, ...lessonNames] : bindNames;
  if (!names.some((name) => query.has(name))) return null;
  const only = (name: string) => onlyValue(query, name) ?? undefined;
  const provider = diaryProviderSchema.catch(DEFAULT_DIARY).parse(only('provider')?.toLowerCase());
  const bind = fittingBindSchema.safeParse({
    provider,
    ...Object.fromEntries(bindNames.map((name) => [name, only(name)])),
  });
  return {
    provider,
    bind: bind.data ?? null,
    lesson: path === 'diary' ? lessonOf(only, provider, originOf(provider)) : null,
  };
}

type Only = (name: string) => string | undefined;

function lessonOf(only: Only, provider: DiaryProvider, origin: string): KeptLesson | null {
  const [lessonId, groupId, subjectId, workTypeId] = lessonNames.map(only);
  const place = lessonPlaceSchema.safeParse({
    ...{ provider, lessonId, groupId },
    ...(isForeignId(workTypeId) && { workTypeId }),
  });
  if (!place.success) return null;
  const returnUrl = returnUrlAt(origin, only('returnUrl'));
  return {
    place: place.data,
    ...(isForeignId(subjectId) && { subjectId }),
    ...(returnUrl !== null && { returnUrl }),
  };
}

const isForeignId = (value: string | undefined) =>
  lessonPlaceSchema.shape.lessonId.safeParse(value).success;

const addressSchema = z.url({ protocol: /^https?$/ }).max(MAX_RETURN_URL);

/** An address at the diary, as browsers read it; null for one anywhere else. [DIARY-04] */
export function returnUrlAt(origin: string, given: string | undefined): string | null {
  const address = addressSchema.safeParse(given);
  if (!address.success) return null;
  const url = new URL(address.data);
  const isThere = url.origin === origin && url.username === '' && url.password === '';
  return isThere ? url.href : null;
}

/** The query of an address without what the diary has added to it. [DIARY-01] */
export function withoutDiary(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of bindNames) rest.delete(name);
  return rest.size === 0 ? '' : `?${rest}`;
}
