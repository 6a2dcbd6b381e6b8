import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import type { MarkChanges } from '@/lib/contract/review/changes';
import { studentName } from '@/lib/journal/student-name';

type MarkChangesDialogProps = OverlayFrame & {
  title: string;
  changes: MarkChanges['changes'];
  onConfirm: () => void;
};

/** Whose marks a change would move, and how: before it moves them. [REV-04] */
export function MarkChangesDialog(props: MarkChangesDialogProps) {
  const { title, changes, onConfirm, ...frame } = props;
  return (
    <Dialog
      {...frame}
      title={title}
      description={
        changes.length === 0 ? 'Ничьи оценки от\u00A0этого не\u00A0изменятся.' : 'Изменятся оценки:'
      }
      actions={
        <>
          <Button
            onClick={() => {
              frame.onClose('dismissed');
              onConfirm();
            }}
          >
            {changes.length === 0 ? 'Всё равно сделать' : 'Изменить'}
          </Button>
          <Button variant="secondary" onClick={() => frame.onClose('dismissed')}>
            Не&nbsp;менять
          </Button>
        </>
      }
    >
      <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto">
        {changes.map(({ attemptCode, before, after, ...student }) => (
          <li key={attemptCode} className="flex justify-between gap-4">
            <span className="wrap-anywhere">{studentName(student)}</span>
            <span className="shrink-0 tabular-nums">
              {words(before)} → <strong>{words(after)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const words = ({ score, grade }: MarkChanges['changes'][number]['before']) =>
  grade === null ? '—' : `${grade} (${score}\u00A0%)`;
