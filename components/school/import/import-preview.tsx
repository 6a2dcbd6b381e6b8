'use client';

import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import type { ImportPreview, RowOutcome } from '@/lib/contract/school/import/import';
import { countOf } from '@/lib/format/plural';
import { isRefused, outcomeTexts } from '@/lib/school/import/outcome-texts';
import type { Shown } from './use-import';

type Row = ImportPreview['rows'][number];

/** As many rows of a kind are listed; the rest is counted. */
const LISTED = 200;

type ImportPreviewProps = Shown & {
  pending: 'preview' | 'import' | null;
  onMoves: (movesStudents: boolean) => void;
  onConfirm: () => void;
};

/** What a list will change in the school, before it does. [HW-11] */
export function ImportPreviewView(props: ImportPreviewProps) {
  const { rows, preview, movesStudents, pending, onMoves, onConfirm } = props;
  const of = (wanted: (outcome: RowOutcome) => boolean) =>
    preview.rows.filter(({ outcome }) => wanted(outcome));
  const [fresh, moved, present] = (['new', 'moved', 'present'] as const).map((outcome) =>
    of((one) => one === outcome),
  ) as [Row[], Row[], Row[]];
  const refused = of(isRefused);
  const names = new Map(rows.map((row) => [row.line, row]));
  const nameOf = ({ line }: Row) => {
    const row = names.get(line);
    return [row?.surname, row?.name].filter(Boolean).join(' ') || 'без имени';
  };
  const isNothing = fresh.length + moved.length === 0;
  return (
    <Card as="section" labelledBy="preview">
      <h2 id="preview" className="text-title-s font-semibold">
        Что изменится
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5">
        <li>{countOf(fresh.length, ['новый код', 'новых кода', 'новых кодов'])}</li>
        {moved.length === 0 ? null : (
          <li>{countOf(moved.length, ['перевод', 'перевода', 'переводов'])} в&nbsp;другой класс</li>
        )}
        {present.length === 0 ? null : (
          <li>
            {countOf(present.length, ['ученик', 'ученика', 'учеников'])} без изменений: уже
            в&nbsp;классе или с&nbsp;кодом
          </li>
        )}
        {preview.newClasses.length === 0 ? null : (
          <li>Новые классы: {preview.newClasses.join(', ')}</li>
        )}
      </ul>
      <Moves {...{ moved, movesStudents, pending, onMoves, nameOf }} />
      <Refused rows={refused} nameOf={nameOf} />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button
          pending={pending === 'import'}
          disabled={isNothing || pending === 'preview'}
          onClick={onConfirm}
        >
          Загрузить список
        </Button>
        {isNothing ? <p className="text-ink-soft">Менять нечего.</p> : null}
      </div>
    </Card>
  );
}

type MovesProps = Pick<ImportPreviewProps, 'movesStudents' | 'pending' | 'onMoves'> & {
  moved: readonly Row[];
  nameOf: (row: Row) => string;
};

function Moves({ moved, movesStudents, pending, onMoves, nameOf }: MovesProps) {
  if (moved.length === 0 && movesStudents) return null;
  return (
    <div className="mt-6">
      <Checkbox
        label="Переводить в&nbsp;другой класс тех, кого нашли по&nbsp;имени"
        description="Снимите отметку, если это их&nbsp;тёзки: они получат свои коды."
        checked={movesStudents}
        disabled={pending !== null}
        onCheckedChange={onMoves}
      />
      <ul className="mt-2 flex flex-col gap-1 pl-9">
        {moved.slice(0, LISTED).map((row) => (
          <li key={row.line}>
            {nameOf(row)}: {row.from === '' ? 'без класса' : row.from}&nbsp;→ {row.className}
          </li>
        ))}
        <More of={moved.length} />
      </ul>
    </div>
  );
}

function Refused({ rows, nameOf }: Pick<MovesProps, 'nameOf'> & { rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="refused" className="mt-6 rounded-l bg-warning-tint p-4">
      <h3 id="refused" className="font-semibold text-warning-strong">
        Не&nbsp;загрузится: {countOf(rows.length, ['строка', 'строки', 'строк'])}
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {rows.slice(0, LISTED).map((row) => (
          <li key={row.line} className="break-words">
            Строка {row.line}, {nameOf(row)}. {outcomeTexts[row.outcome]}
          </li>
        ))}
        <More of={rows.length} />
      </ul>
    </section>
  );
}

const More = ({ of }: { of: number }) =>
  of > LISTED ? <li>И&nbsp;ещё {countOf(of - LISTED, ['строка', 'строки', 'строк'])}.</li> : null;
