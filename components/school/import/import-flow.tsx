'use client';

import { useId } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { Card } from '@/components/ui/card/card';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Notice } from '@/components/ui/notice/notice';
import type { ImportDone } from '@/lib/contract/school/import/import';
import { countOf } from '@/lib/format/plural';
import { pathOf } from '@/lib/routes/match';
import { isComplete } from '@/lib/school/import/columns';
import { ChooseColumns } from './choose-columns';
import { ImportPreviewView } from './import-preview';
import { useImport } from './use-import';

/** From a file to classes and codes: choose, look, confirm. [HW-11] */
export function ImportFlow() {
  const { chosen, problem, shown, done, pending, failed, ...act } = useImport();
  if (done) return <Done done={done} />;
  return (
    <div className="flex flex-col gap-6">
      <ChooseFile onChoose={(file) => void act.choose(file)} />
      {problem === null ? null : (
        <Notice tone="negative" title="Файл не&nbsp;подошёл">
          {problem}
        </Notice>
      )}
      {chosen && !shown ? (
        <ChooseColumns {...chosen} onChange={act.change}>
          <Button
            pending={pending === 'preview'}
            disabled={!isComplete(chosen.columns)}
            onClick={() => void act.preview()}
          >
            Посмотреть, что изменится
          </Button>
        </ChooseColumns>
      ) : null}
      {shown ? (
        <ImportPreviewView
          {...shown}
          pending={pending}
          onMoves={(movesStudents) => void act.preview(movesStudents)}
          onConfirm={() => void act.carryOut()}
        />
      ) : null}
      {failed ? (
        <>
          <FailureNotice
            title="Не&nbsp;получилось"
            failure={failed.failure}
            returnUrl={pathOf('schoolImport')}
          />
          {failed.failure.code === 'school_changed' ? (
            <div>
              <Button variant="secondary" onClick={() => void act.preview()}>
                Проверить список ещё&nbsp;раз
              </Button>
            </div>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

type ChooseFileProps = { onChoose: (file: File) => void };

function ChooseFile({ onChoose }: ChooseFileProps) {
  const id = useId();
  const isAlive = useHydrated();
  return (
    <Card>
      <label htmlFor={id} className="font-semibold">
        Файл со&nbsp;списком
      </label>
      <p id={`${id}-help`} className="mt-1 max-w-reading text-ink-soft">
        Excel (.xlsx) или CSV, до&nbsp;1&nbsp;МБ и&nbsp;3000&nbsp;строк. Нужны столбцы «Фамилия»,
        «Имя» (или «ФИО») и&nbsp;«Класс». Файл читается на&nbsp;вашем компьютере: отправятся только
        имена и&nbsp;классы.
      </p>
      <input
        id={id}
        type="file"
        // A file that is chosen before scripts are there would be lost.
        disabled={!isAlive}
        accept=".xlsx,.csv,.txt"
        aria-describedby={`${id}-help`}
        // The same file, mended, can be chosen again.
        onClick={(event) => void (event.currentTarget.value = '')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
        }}
        className="mt-4 block w-full max-w-120 rounded-m border border-control bg-surface p-2 text-ink-soft file:mr-4 file:min-h-10 file:rounded-s file:border-0 file:bg-accent-tint file:px-4 file:font-medium file:text-accent-strong"
      />
    </Card>
  );
}

function Done({ done: { codes, moved, classes } }: { done: ImportDone }) {
  const parts = [
    classes > 0 ? `создано: ${countOf(classes, ['класс', 'класса', 'классов'])}` : '',
    codes > 0 ? `новых: ${countOf(codes, ['код', 'кода', 'кодов'])}` : '',
    moved > 0 ? `переведено: ${countOf(moved, ['ученик', 'ученика', 'учеников'])}` : '',
  ].filter((part) => part !== '');
  return (
    <Notice
      tone="positive"
      title="Список загружен"
      action={<LinkButton href={pathOf('schoolClasses')}>К&nbsp;классам</LinkButton>}
    >
      {parts.length === 0 ? 'Всё из\u00A0списка уже было в\u00A0школе.' : `${parts.join(', ')}.`}{' '}
      Коды печатаются карточками на&nbsp;странице класса.
    </Notice>
  );
}
