'use client';

import { useState } from 'react';
import { Printer } from 'lucide-react';
import { Card } from '@/components/ui/card/card';
import { LinkButton } from '@/components/ui/link-button/link-button';
import { Segmented } from '@/components/ui/segmented/segmented';
import type { CodeState, SchoolCode } from '@/lib/contract/school/codes/codes';
import { pathOf } from '@/lib/routes/match';
import { CodeRow } from './code-row';
import { MakeCodes } from './make-codes';

type ClassCodesProps = {
  classId: string;
  isArchived: boolean;
  codes: readonly SchoolCode[];
  timeZone: string;
};

const states: readonly { value: CodeState; label: string }[] = [
  { value: 'open', label: 'Свободные' },
  { value: 'used', label: 'Введённые' },
  { value: 'revoked', label: 'Отозванные' },
];

const empty: Record<CodeState, string> = {
  open: 'Свободных кодов нет. Создайте их\u00A0здесь или загрузите список учеников.',
  used: 'Кодов этого класса пока никто не\u00A0ввёл.',
  revoked: 'Отозванных кодов нет.',
};

/** The codes of a class: made, printed, revoked, replaced. [HW-11] [ROUTE-22] */
export function ClassCodes({ classId, isArchived, codes, timeZone }: ClassCodesProps) {
  const [state, setState] = useState<CodeState>('open');
  const shown = codes.filter((one) => one.state === state);
  const hasOpen = codes.some((one) => one.state === 'open');
  return (
    <Card as="section" labelledBy="codes">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="codes" className="text-title-s font-semibold">
          Коды учеников
        </h2>
        {hasOpen ? (
          <LinkButton
            href={`${pathOf('schoolCodeCards')}?class=${classId}`}
            variant="secondary"
            size="s"
          >
            <Printer aria-hidden className="size-5 shrink-0" />
            Карточки для печати
          </LinkButton>
        ) : null}
      </div>
      <p className="mt-2 mb-4 max-w-reading text-ink-soft">
        Код действует один раз. Если его ввёл не&nbsp;тот ученик, замените код и&nbsp;отдайте новый
        тому, кому он предназначен.
      </p>
      <Segmented
        label="Какие коды показать"
        options={states}
        value={state}
        onValueChange={setState}
      />
      {shown.length === 0 ? (
        <p className="mt-4 text-ink-soft">{empty[state]}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {shown.map((one) => (
            <CodeRow key={one.code} code={one} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {isArchived ? null : <MakeCodes classId={classId} onMade={() => setState('open')} />}
    </Card>
  );
}
