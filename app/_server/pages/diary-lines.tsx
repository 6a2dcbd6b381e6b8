import { call } from '@/app/_server/main-api';
import { DiaryLine } from '@/components/cabinet/diary/diary-line';

/** The accounts in school diaries to which the visitor is bound; nothing when they cannot be had. [DIARY-03] */
export async function diaryLines() {
  const listed = await call('listBindings', {});
  if (!listed.ok) return null;
  return listed.value.bindings.map(({ provider, name }) => (
    <DiaryLine key={provider} provider={provider} name={name} />
  ));
}
