'use client';

import { useState, type Dispatch } from 'react';
import { StepPreview } from '@/components/homework/builder/workbook/lazy-step-preview';
import type { Workbook } from '@/lib/contract/content/content';
import type { DraftChange } from '@/lib/homework/draft';
import { isSelected, type PickedTask, type Selection } from '@/lib/homework/selection';
import { Outline } from './outline';

export type WorkbookStepsProps = {
  workbook: Workbook;
  selection: Selection;
  lang?: string | undefined;
  change: Dispatch<DraftChange>;
  /** Single tasks of a step can be picked, where they are looked at. [FEAT-01] */
  canPick: boolean;
};

/** What a workbook holds: to choose from and to look at. [HW-01] */
export function WorkbookSteps(props: WorkbookStepsProps) {
  const { workbook, selection, lang, change, canPick } = props;
  const [previewed, setPreviewed] = useState<{ uuid: string | null; open: boolean }>({
    uuid: null,
    open: false,
  });
  const steps = workbook.modules.flatMap(({ lessons }) => lessons.flatMap((one) => one.steps));
  const show = (uuid: string) => setPreviewed({ uuid, open: true });
  const order = steps.map(({ uuid }) => uuid);
  const add = (added: Selection) => change({ type: 'add', book: workbook, steps: added, order });
  const pick = (picked: PickedTask) => change({ type: 'pick', book: workbook, picked, order });
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
        {...(canPick && { selection, onPick: pick })}
        lang={lang}
        onShow={show}
        onToggle={(step) => (isChosen ? remove([step]) : add([step]))}
        onClose={() => setPreviewed({ ...previewed, open: false })}
      />
    </>
  );
}
