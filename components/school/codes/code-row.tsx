'use client';

import { useId } from 'react';
import { Problem } from '@/components/school/layout/problem';
import { useSchoolCalls } from '@/components/school/layout/use-school-call';
import { Button } from '@/components/ui/button/button';
import { confirmOrAsk, type Question } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import type { SchoolCode } from '@/lib/contract/school/codes/codes';
import { formatDay } from '@/lib/format/date-time';

type Named = { surname: string; name: string };
const fullName = ({ surname, name }: Named) =>
  [surname, name].filter((part) => part !== '').join(' ');

const replaceQuestion = (code: string, student: string): Question => ({
  title: `Заменить код ${code}?`,
  message: `Вместо него появится новый, для другого ученика. Старый больше не\u00A0действует. ${student} останется в\u00A0классе.`,
  confirm: 'Заменить',
  cancel: 'Не\u00A0заменять',
});

const revokeQuestion = (code: string): Question => ({
  title: `Отозвать код ${code}?`,
  message: 'Ввести его больше никто не\u00A0сможет.',
  confirm: 'Отозвать',
  cancel: 'Оставить',
});

/** A code of a class, for whom it is, who has used it. [ROUTE-22] */
export function CodeRow({ code: row, timeZone }: { code: SchoolCode; timeZone: string }) {
  const { code, state, usedBy } = row;
  const id = useId();
  const { pending, failed, run } = useSchoolCalls<'act'>();
  const params = { code };

  async function act() {
    const question =
      state === 'open'
        ? revokeQuestion(code)
        : replaceQuestion(code, usedBy ? fullName(usedBy) : '');
    if (!(await confirmOrAsk(question))) return;
    if (state === 'open') await run('act', () => callApi('revokeActivationCode', { params }));
    else await run('act', () => callApi('freeActivationCode', { params }));
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div id={id} className="min-w-0 flex-1 basis-48 break-words">
        <p className="font-medium">{code}</p>
        <p className="text-caption text-ink-soft">{aboutOf(row, timeZone)}</p>
      </div>
      {state === 'revoked' ? null : (
        <Button
          variant="quiet"
          size="s"
          pending={pending !== null}
          aria-describedby={id}
          onClick={() => void act()}
        >
          {state === 'open' ? 'Отозвать' : 'Заменить код'}
        </Button>
      )}
      <Problem failure={failed?.failure} />
    </li>
  );
}

function aboutOf({ usedBy, usedAt, ...made }: SchoolCode, timeZone: string): string {
  const wanted = fullName(made);
  const user = usedBy && fullName(usedBy);
  return [
    wanted === '' ? 'без имени' : `для: ${wanted}`,
    ...(user ? [user === wanted ? 'введён' : `ввёл: ${user}`] : []),
    ...(usedAt === null ? [] : [formatDay(usedAt, timeZone)]),
  ].join(' · ');
}
