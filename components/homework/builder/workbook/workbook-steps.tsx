'use client';

import { useState, type Dispatch } from 'react';
import { StepPreview } from '@/components/homework/builder/workbook/lazy-step-preview';
import type { Workbook } from '@/lib/contract/content/content';
import type { DraftChange } from '@/lib/homework/draft';
import { isSelected, type Selection } from '@/lib/homework/selection';
import { Outline } from './outline';

export type WorkbookStepsProps = {
  workbook: Workbook;
  selection: Selection;
  lang?: string | undefined;
  change: Dispatch<DraftChange>;
};

/** What a workbook holds: to choose from and to look at. [HW-01] */
export function WorkbookSteps({ workbook, selection, lang, change }: WorkbookStepsProps) {
  const [previewed, setPreviewed] = useState<{ uuid: string | null; open: boolean }>({
    uuid: null,
    open: false,
  });
  const steps = workbook.modules.flatMap(({ lessons }) => lessons.flatMap((one) => one.steps));
  const show = (uuid: string) => setPreviewed({ uuid, open: true });
  const add = (added: Selection) =>
    change({ type: 'add', book: workbook, steps: added, order: steps.map(({ uuid }) => uuid) });
  const remove = (removed: Selection) =>
    change({ type: 'remove', book: workbook, uuids: removed.map(({ uuid }) => uuid) });
  const isChosen = previewed.uuid !== null && isSelected(selection, previewed.uuid);
  return (
    <>
      <Outline
        modules={workbook.modules}
        selection={selection}
        lang={lang}
        onAdd={add}
        onRemove={remove}
        onPreview={show}
      />
      <StepPreview
        {...previewed}
        steps={steps}
        isChosen={isChosen}
        lang={lang}
        onShow={show}
        onToggle={(step) => (isChosen ? remove([step]) : add([step]))}
        onClose={() => setPreviewed({ ...previewed, open: false })}
      />
    </>
  );
}
