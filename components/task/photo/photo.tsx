import { CriteriaList } from '@/components/task/parts/criteria-list';
import { FileList } from '@/components/task/parts/file-list';
import { NoAnswer } from '@/components/task/parts/read-only-answer';
import type { TaskKindProps } from '@/components/task/task-props';

/** Pictures of what was done on paper, in the order of their pages. */
export function Photo({ task, value, labelledBy, lang }: TaskKindProps<'photo'>) {
  const files = value?.files ?? [];
  return (
    <div className="flex flex-col gap-6">
      <CriteriaList criteria={task.criteria} lang={lang} />
      <div role="group" aria-labelledby={labelledBy}>
        {files.length === 0 ? <NoAnswer /> : <FileList files={files} />}
      </div>
    </div>
  );
}
