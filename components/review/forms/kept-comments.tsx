'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { useApi } from '@/lib/api/use-api';
import { useCall } from '@/lib/api/use-calls';
import { MAX_KEPT_COMMENT } from '@/lib/contract/review/limits';
import type { KeptComment } from '@/lib/contract/review/changes';
import { errorText } from '@/lib/format/error-text';

type KeptCommentsProps = { comment: string; onChoose: (text: string) => void };

/** The comments that the teacher keeps: one press puts one in, another keeps what is written. [REV-02] */
export function KeptComments({ comment, onChoose }: KeptCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, mutate } = useApi('listKeptComments', isOpen ? {} : null);
  const { pending, failure, run } = useCall();
  const text = comment.trim();
  const comments = data?.comments ?? [];
  const isKept = comments.some((one) => one.text === text);
  const change = (call: Parameters<typeof run>[0]) => void run(call, () => void mutate());
  const choose = (kept: string) => onChoose(text === '' ? kept : `${comment.trimEnd()} ${kept}`);
  const forget = (commentId: string) =>
    change(() => callApi('forgetComment', { params: { commentId } }));
  const refusal = failure ?? error?.failure;
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-accent-strong medium:min-h-0">
        Мои комментарии
      </summary>
      <KeptList {...{ comments, pending, onChoose: choose, onForget: forget }} />
      {data && comments.length === 0 ? (
        <p className="text-ink-soft">
          Здесь будут замечания, которые вы пишете часто: сохраните первое.
        </p>
      ) : null}
      {text !== '' && text.length <= MAX_KEPT_COMMENT && data && !isKept ? (
        <div className="mt-2">
          <Button
            variant="quiet"
            size="s"
            pending={pending}
            onClick={() => change(() => callApi('keepComment', { body: { text } }))}
          >
            Сохранить в&nbsp;мои
          </Button>
        </div>
      ) : null}
      {refusal ? <p className="mt-2 text-negative-strong">{errorText(refusal.code)}</p> : null}
    </details>
  );
}

type KeptListProps = {
  comments: readonly KeptComment[];
  pending: boolean;
  onChoose: (text: string) => void;
  onForget: (id: string) => void;
};

function KeptList({ comments, pending, onChoose, onForget }: KeptListProps) {
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {comments.map(({ id, text }) => (
        <li key={id} className="flex items-start gap-2">
          <Button variant="secondary" size="s" onClick={() => onChoose(text)}>
            {text}
          </Button>
          <Button
            variant="quiet"
            size="s"
            pending={pending}
            aria-label={`Убрать из моих: ${text}`}
            onClick={() => onForget(id)}
          >
            Убрать
          </Button>
        </li>
      ))}
    </ul>
  );
}
