import { Notice } from '@/components/ui/notice/notice';
import { TextLink } from '@/components/ui/text-link/text-link';
import type { RetiredHomework, Retirement } from '@/lib/contract/attempt/attempt';
import { typeset } from '@/lib/format/typeset';
import { pathOf } from '@/lib/routes/match';

const words: Record<Retirement, string> = {
  removed: 'учитель убрал это имя из\u00A0журнала вместе с\u00A0работой',
  merged: 'учитель перенёс вашу работу, в\u00A0журнале она под другим именем',
};

/** Says to a student without an account where their work has gone, and leads to what can be done. [TRUST-02] */
export function RetiredNotice({ homework }: { homework: readonly RetiredHomework[] }) {
  return (
    <Notice tone="warning" title="Что стало с&nbsp;работами под этим именем">
      <ul className="mt-1 flex flex-col gap-1">
        {homework.map(({ taskHash, title, retired }) => (
          <li key={taskHash}>
            <TextLink href={pathOf('studentStart', { taskHash })}>«{typeset(title)}»</TextLink>
            &nbsp;— {words[retired]}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
