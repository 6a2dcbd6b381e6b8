import { isUnread, MAX_PASTE, newNames, type ReadNames } from '@/lib/class-list/read-names';
import { MAX_ADDED } from '@/lib/contract/class-list/limits';
import { studentName } from '@/lib/journal/student-name';
import { lineTexts } from './words';

/** How what was pasted is understood, line by line, before anything is added. [HW-06] */
export function PastePreview({ read }: { read: ReadNames }) {
  const { lines, problem } = read;
  const unread = lines.filter(isUnread).length;
  return (
    <div role="status" className="empty:hidden">
      {problem === 'too-long' ? (
        <p className="text-negative-strong">
          Слишком длинный текст: за&nbsp;один раз можно до&nbsp;{MAX_PASTE}&nbsp;знаков.
        </p>
      ) : lines.length > 0 ? (
        <>
          <Lines lines={lines} />
          {unread > 0 ? (
            <p className="mt-2 text-negative-strong">
              Исправьте отмеченные строки: пока они есть, никто не&nbsp;добавится.
            </p>
          ) : problem === 'too-many' ? (
            <p className="mt-2 text-negative-strong">
              За&nbsp;один раз можно добавить {MAX_ADDED}, здесь {newNames(read).length}. Вставьте
              частями.
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

function Lines({ lines }: Pick<ReadNames, 'lines'>) {
  return (
    <ul aria-label="Как прочитан список" className="max-h-80 overflow-y-auto text-caption">
      {lines.map((line, at) => (
        // Lines may be the same; only their place tells them apart.
        <li key={at} className="flex flex-wrap gap-x-2 border-b border-line py-1 last:border-b-0">
          <span className="min-w-0 wrap-anywhere">
            {line.person ? studentName(line.person) : line.text}
          </span>
          {line.kind === 'new' ? null : (
            <span className={isUnread(line) ? 'text-negative-strong' : 'text-ink-soft'}>
              — {lineTexts[line.kind]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
