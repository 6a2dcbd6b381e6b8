'use client';

import { CriteriaList } from '@/components/task/parts/criteria-list';
import { FileList } from '@/components/task/pictures/file-list';
import { NoAnswer } from '@/components/task/parts/read-only-answer';
import type { TaskKindProps } from '@/components/task/task-props';
import { PhotoAnswer } from './photo-answer';
import { useUploadPlace } from './upload-place';

/** Pictures of what was done on paper, in the order of their pages. [HW-14] */
export function Photo({
  task,
  value,
  onChange,
  readOnly,
  labelledBy,
  lang,
}: TaskKindProps<'photo'>) {
  const place = useUploadPlace(task.id);
  const files = value?.files ?? [];
  const change = (next: string[]) => onChange({ kind: 'photo', files: next });
  return (
    <div className="flex flex-col gap-6">
      <CriteriaList criteria={task.criteria} lang={lang} />
      <div role="group" aria-labelledby={labelledBy} lang="ru">
        {place && !readOnly ? (
          <PhotoAnswer place={place} files={files} onChange={change} />
        ) : files.length === 0 ? (
          <NoAnswer />
        ) : (
          <FileList files={files} />
        )}
      </div>
    </div>
  );
}
