import type { Drawing, Mark } from '@/lib/contract/review/drawing';

type NoteListProps = { drawing: Drawing; files: readonly string[] };

/** The notes on pictures as a list: to be read, and read out. [REV-02] [UI-12] */
export function NoteList({ drawing, files }: NoteListProps) {
  const noted = drawing.filter(({ marks }) => marks.some(isNote));
  if (noted.length === 0) return null;
  return (
    <div className="flex max-w-reading flex-col gap-2 text-ink">
      {noted.map(({ fileUuid, marks }) => (
        <div key={fileUuid}>
          <p className="text-caption text-ink-soft">
            {files.length > 1
              ? `Заметки на\u00A0фото ${files.indexOf(fileUuid) + 1}`
              : 'Заметки на\u00A0фото'}
          </p>
          <Notes marks={marks} />
        </div>
      ))}
    </div>
  );
}

/** The notes of one picture, with the numbers that they have on it. */
export function Notes({ marks }: { marks: readonly Mark[] }) {
  return (
    <ol className="flex list-decimal flex-col gap-1 pl-6 marker:text-ink-soft">
      {marks.filter(isNote).map(({ text }, index) => (
        <li key={index} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ol>
  );
}

const isNote = (mark: Mark) => mark.kind === 'note';
