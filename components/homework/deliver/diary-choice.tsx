import { useState } from 'react';
import { Segmented } from '@/components/ui/segmented/segmented';
import { useApi } from '@/lib/api/use-api';
import { externalProviders } from '@/lib/contract/auth/external-providers';
import { DEFAULT_DIARY, type DiaryProvider } from '@/lib/contract/diary/diary';

/** The diary whose timetable is shown: where the teacher is bound, the first of these unless told. */
export function useDiary() {
  const [wanted, turnTo] = useState<DiaryProvider | null>(null);
  const { data, error } = useApi('listBindings', {});
  const diaries = data?.bindings.map(({ provider }) => provider) ?? [];
  const diary = wanted ?? diaries[0] ?? DEFAULT_DIARY;
  return { diary, isKnown: Boolean(data ?? error), diaries, turnTo };
}

type DiaryChoiceProps = {
  diaries: readonly DiaryProvider[];
  diary: DiaryProvider;
  onTurn: (diary: DiaryProvider) => void;
};

/** Of which diary lessons are shown, for who has several. */
export function DiaryChoice({ diaries, diary, onTurn }: DiaryChoiceProps) {
  if (diaries.length < 2) return null;
  const options = diaries.map((value) => ({ value, label: externalProviders[value].title }));
  return <Segmented label="Дневник" options={options} value={diary} onValueChange={onTurn} />;
}
