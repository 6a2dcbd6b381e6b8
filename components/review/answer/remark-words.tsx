import { MessageSquareText } from 'lucide-react';
import type { Remark } from '@/lib/contract/review/remark';

type RemarkWordsProps = { remark: Remark; title: string };

/** What a teacher has said of an answer. [REV-02] [REV-03] */
export function RemarkWords({ remark, title }: RemarkWordsProps) {
  const { comment, isReturned, isStanding } = remark;
  const returned = isReturned ? 'Возвращено на\u00A0доработку' : null;
  const note = isStanding ? returned : 'К\u00A0прежнему ответу';
  if (comment === '' && note === null) return null;
  return (
    <div className="flex gap-3 rounded-m bg-accent-tint px-4 py-3">
      <MessageSquareText aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-strong" />
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          {note === null ? null : <span className="font-normal text-ink-soft">{` · ${note}`}</span>}
        </p>
        {comment === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap">{comment}</p>}
      </div>
    </div>
  );
}
